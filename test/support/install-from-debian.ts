import { spawnSync } from 'node:child_process'

/** Of apt-get, which fails at once where another process installs; test files run side by side. */
const LOCK = ['--timeout', '240', '/var/lib/apt']

/** Tries to install packages without recommended ones; the caller checks whether they are there. */
export function installFromDebian(...names: string[]): void {
  if (process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('flock', [...LOCK, 'apt-get', ...args], { env, timeout: 280_000 })
  }
}
