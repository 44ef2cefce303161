import { existsSync } from 'node:fs'
import { type Browser, type BrowserServer, chromium } from 'playwright'
import { use } from '#test'
import { browserAddress } from '../runner/browser-address.ts'

export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  return candidates.find(path => path && existsSync(path))
}

/** Without requests of its own, so that every one seen is the page's. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium of one's own, for programs and for tests that end or trace it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: ARGUMENTS })
}

/** The Chromium that all test files of a run share. */
export function launchChromiumServer(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: chromiumPath(), args: ARGUMENTS })
}

/** Connects to the shared Chromium; what is opened in it goes when the connection is closed. */
export async function sharedChromium(): Promise<Browser> {
  const address = await browserAddress()
  return use(address ? await chromium.connect(address) : await launchChromium())
}

function chromiumPath(): string {
  const path = findChromium()
  if (!path) throw new Error('No Chromium found; npm test installs one')
  return path
}
