import { spawnSync } from 'node:child_process'

/**
 * Debian's packages of the browsers, a screen in memory, and what prints and reads what is printed.
 */
const PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'gjs',
  'gir1.2-webkit2-4.1',
  'poppler-utils',
]

/** `npm run test:browsers` begins with this; where all is there, nothing happens. */
const wanted = missing()
if (wanted.length > 0) {
  run('apt-get', 'update')
  run('apt-get', 'install', '-y', '--no-install-recommends', ...wanted)
  if (missing().length > 0) {
    console.error(
      `Not installed: ${missing().join(', ')}. Install these packages of Debian as root.`,
    )
    process.exit(1)
  }
}

function missing(): string[] {
  const isInstalled = (name: string) => {
    const { stdout } = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' })
    return stdout?.includes('Status: install ok installed')
  }
  return PACKAGES.filter(name => !isInstalled(name))
}

function run(...args: string[]): void {
  const [command = '', ...rest] = process.getuid?.() === 0 ? args : ['sudo', '-n', ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, rest, { stdio: 'inherit', env, timeout: 600_000 })
}
