import { type Browser, type BrowserServer, chromium } from 'playwright'
import { use } from '#test'
import { browserAddress } from '../runner/browser-address.ts'
import { findChromium } from './find-chromium.ts'

/** This machine by a name that browsers do not trust as they trust 127.0.0.1: plain HTTP. */
export const PLAIN_HOST = 'plain.test'

/** Without requests of its own, so that every one seen is the page's. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters have their exact places, as on phones; the shell would put them at whole pixels.
  '--font-render-hinting=none',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
  `--blink-settings=${[
    // How far ahead lazy pictures are fetched depends on the line, which the shell does not know:
    // as on 4G.
    'lazyLoadingImageMarginPxUnknown=1250',
    // The shell has no mouse of its own: as on a desk, where a context does not ask for touch.
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  ].join()}`,
]

/**
 * Lets the drawings of heroes rest, each of which takes a whole processor to move without a
 * graphics card. Pages see nothing of it: their own preference is that of the context.
 */
const STILL = '--force-prefers-reduced-motion'

/** A Chromium of one's own, in which drawings move: for programs, and for tests of just that. */
export async function launchChromium(): Promise<Browser> {
  return use(await chromium.launch({ executablePath: await chromiumPath(), args: ARGUMENTS }))
}

/** The Chromium that all test files of a run share. */
export async function launchChromiumServer(): Promise<BrowserServer> {
  const executablePath = await chromiumPath()
  return chromium.launchServer({ executablePath, args: [...ARGUMENTS, STILL] })
}

/** Connects to the shared Chromium; what is opened in it goes when the connection is closed. */
export async function sharedChromium(): Promise<Browser> {
  const address = await browserAddress()
  return use(address ? await chromium.connect(address) : await launchChromium())
}

async function chromiumPath(): Promise<string> {
  const path = await findChromium()
  if (!path) throw new Error('No Chromium found; npm test installs one')
  return path
}
