import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'

const SHELL = 'chromium-headless-shell'

/** Journeys need a real Chromium: where there is none, Playwright's, or else Debian's package. */
if ((await findChromium()) === undefined) {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  // The run goes on without one, and says how many files need it.
  run('npx', 'playwright', 'install', '--with-deps', 'chromium') ||
    (isDebian && run('apt-get', 'update') && run('apt-get', 'install', '-y', SHELL))
}

// CI also runs test/long, and with it the journeys in other browsers.
if (process.env.CI === 'true') await import('../long/browsers/install.ts')

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, args, { stdio: 'inherit', env, timeout: 300_000 })
  return status === 0
}
