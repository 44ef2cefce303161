import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../../server/base/disk/stored-file.ts'

/**
 * The paths of all plain files below a folder that a running site may write to: unlike a
 * recursive `readdir`, it goes on where a folder is removed meanwhile, and takes an absent
 * folder for an empty one.
 */
export async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else if (entry.isFile()) yield path
  }
}
