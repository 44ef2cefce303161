import type { Writable } from 'node:stream'
import { CommandError } from '../../../../base/command.ts'
import { isKept, isSafeName, tops } from '../../volume/archive.ts'
import { type BackupSummary, writeArchive } from '../../volume/archive-writer.ts'
import { filesOf } from '../as-files.ts'
import { hasSite, inSnapshot, type SharedPlace } from './open-shared.ts'
import { sharedInstallation } from './read-shared.ts'

/**
 * Writes an archive of the site in a database and a bucket, as it is in one moment, even while it is in
 * use: no object of the bucket ever changes. The archive is that of a volume.
 * @throws CommandError naming a file that is not in the bucket as it was put there; errors of the target
 * unchanged
 */
export function backUpShared(place: SharedPlace, to: Writable): Promise<BackupSummary> {
  return inSnapshot(place, async tx => {
    if (!(await hasSite(tx))) throw new CommandError('There is no site in the database.')
    const now = Date.now() * 1000
    return writeArchive(to, tops, async (add, { leftOut }) => {
      for await (const file of filesOf(sharedInstallation(tx, place.objects))) {
        const { name, bytes, changedAt = now, sha256, open } = file
        if (!isSafeName(name)) leftOut.push(name)
        if (!isSafeName(name) || !isKept(name)) continue
        const changed = () =>
          new CommandError(
            `${name} is not in the bucket as it was put there. Restore it, or delete it.`,
          )
        const sum = await add({ name, bytes, changedAt, chunks: await open(), changed })
        if (sha256 !== undefined && sum !== sha256) throw changed()
      }
    })
  })
}

/** The bytes that its files take. */
export async function bytesOfShared({ database: { sql } }: SharedPlace): Promise<number> {
  const [row] = await sql<{ bytes: string | null }>`
    select sum((data::json ->> 'bytes')::bigint) as bytes from slot_files where data is not null`
  return Number(row?.bytes ?? 0)
}
