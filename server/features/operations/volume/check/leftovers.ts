import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreUnreachable } from '../../../../base/disk/denied.ts'
import type { Folders } from '../archive.ts'
import { isTorn } from '../backup-file.ts'
import { isCutOff } from '../exchange.ts'

/** Leftovers of a killed process: copies of the data, secrets included. */
export async function findLeftovers(folders: Folders): Promise<string[]> {
  const { dataDir } = folders
  const removals: string[] = []
  for (const name of await readdir(dataDir)) {
    // An earlier release checked a copy.
    if (/^\.check\.[\da-f-]{36}$/.test(name)) removals.push(remove(join(dataDir, name)))
  }
  const backups = join(dataDir, 'backups')
  for (const name of (await readdir(backups).catch(ignoreUnreachable)) ?? []) {
    if (await isTorn(join(backups, name))) removals.push(remove(join(backups, name)))
  }
  if (await isCutOff(folders)) {
    removals.push(
      'A restore was cut off, and its unpacked files are still there. Start the site, which removes them.',
    )
  }
  return removals
}

const remove = (path: string) =>
  `${path} was left by a command that was killed, and holds a copy of the data. Delete it.`
