import { spawnSync } from 'node:child_process'

/** Tries to install a package without recommended ones; the caller checks whether it is there. */
export function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('apt-get', args, { env, timeout: 120_000 })
  }
}
