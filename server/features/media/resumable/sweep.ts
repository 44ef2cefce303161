import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ignoreDenied } from '../../../base/disk/denied.ts'
import { ignoreMissing } from '../../../base/disk/stored-file.ts'

/**
 * Removes the uploads of a folder that were last written before `limit`, in milliseconds since
 * 1970. Bytes and record are removed together, and one without the other is removed in time too.
 * @returns the ids of the removed uploads
 */
export async function sweepFolder(folder: string, limit: number): Promise<string[]> {
  const gone: string[] = []
  // A folder that cannot be read cannot be swept.
  const names = (await readdir(folder).catch(ignoreDenied)) ?? []
  for (const id of new Set(names.map(name => path.basename(name, '.json')))) {
    const files = [id, `${id}.json`].map(name => path.join(folder, name))
    const stats = await Promise.all(files.map(file => stat(file).catch(ignoreMissing)))
    const lastWritten = Math.max(...stats.map(found => found?.mtimeMs ?? 0))
    if (lastWritten >= limit) continue
    await Promise.all(files.map(file => rm(file, { force: true })))
    gone.push(id)
  }
  return gone
}
