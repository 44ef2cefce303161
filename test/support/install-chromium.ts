import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'
import { installFromDebian } from './install-from-debian.ts'

const SHELL = 'chromium-headless-shell'

/** Journeys need a real Chromium: where there is none, Playwright's, or else Debian's package. */
if ((await findChromium()) === undefined) {
  // The run goes on without one, and says how many files need it.
  if (!run('npx', 'playwright', 'install', '--with-deps', 'chromium')) installFromDebian(SHELL)
}

// CI also runs test/long, and with it the journeys in other browsers.
if (process.env.CI === 'true') await import('../long/browsers/install.ts')

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, args, { stdio: 'inherit', env, timeout: 300_000 })
  return status === 0
}
