import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Folders, folderOf, tops } from './archive.ts'
import { folderSink } from './file-sink.ts'
import { type BackupContent, readBackup } from './read-backup.ts'
import { ensureEmpty, makeWaiting, type Preparation, replaceVolume } from './replace-volume.ts'

export interface RestoreOptions extends Folders {
  /** True where existing data may be replaced. */
  replace: boolean
}

/**
 * Restores a backup. All of it is written next to the current files, compared with its checksums
 * and opened as at a start; only then does it replace them.
 * @throws CommandError or StartError; nothing is changed then
 */
export function restore(from: Readable, options: RestoreOptions): Promise<BackupContent> {
  return replaceVolume(options, async preparation => {
    if (!options.replace) await ensureEmpty(options, 'the backup in its place: restore')
    const content = await unpack(from, preparation)
    await preparation.putInPlace('This backup cannot be used')
    return content
  })
}

async function unpack(from: Readable, preparation: Preparation): Promise<BackupContent> {
  const { waiting, availableBytes } = preparation
  await makeWaiting(preparation)
  const content = await readBackup(from, { availableBytes, into: folderSink(waiting) })
  for (const top of tops) {
    if (!content.label.holds.includes(top)) await rm(folderOf(waiting, top), { recursive: true })
  }
  return content
}
