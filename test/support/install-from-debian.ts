import { spawnSync } from 'node:child_process'

/** Tries to install a package, without what it merely recommends; whoever needs it looks again. */
export function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('apt-get', words, { env, timeout: 120_000 })
  }
}
