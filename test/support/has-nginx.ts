import { spawnSync } from 'node:child_process'
import { installFromDebian } from './install-from-debian.ts'

/** Whether nginx can be run here; it is installed where that is possible. */
export function hasNginx(): boolean {
  if (!runs()) installFromDebian('nginx-light')
  return runs()
}

const runs = () => !spawnSync('nginx', ['-v']).error
