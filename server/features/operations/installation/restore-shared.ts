import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { CommandError } from '../../../base/command.ts'
import type { Config } from '../../../base/config.ts'
import { makeOwnFolder } from '../../../storage/own-folder.ts'
import { tops } from '../volume/archive.ts'
import { type BackupContent, readBackup } from '../volume/read-backup.ts'
import { tryStores } from '../volume/replace-volume.ts'
import { installationOn } from './on-volume.ts'
import { hasSite, type SharedPlace, withShared, withSiteLock } from './shared/open-shared.ts'
import { replaceShared, siteExists } from './shared/replace-shared.ts'
import { takenToBucket } from './taken-to-bucket.ts'

interface Options {
  /**
   * The data folder of this machine, which holds the unpacked parts meanwhile, the uploads one file
   * at a time.
   */
  dataDir: string
  to: NonNullable<Config['shared']>
  /** True where an existing site may be replaced. */
  replace: boolean
}

/**
 * Restores a backup of any installation into a database and a bucket. Its files go into the bucket under
 * their sums; when the whole archive has been read and all sums have been compared, the rest is written
 * in one transaction.
 * @throws CommandError or StartError; the database is as it was then
 */
export async function restoreShared(
  from: Readable,
  { dataDir, to, replace }: Options,
): Promise<BackupContent> {
  await makeOwnFolder('DATA_DIR', dataDir)
  // The next start removes the leftovers of a killed process.
  const folder = join(dataDir, `.restore.${randomUUID()}.tmp`)
  try {
    return await withShared(to, place =>
      withSiteLock(place, async stillAlone => {
        if (!replace && (await hasSite(place.database.sql))) throw siteExists()
        return restored(from, place, { folder, replace, stillAlone })
      }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Step extends Pick<Options, 'replace'> {
  folder: string
  /** @see withSiteLock */
  stillAlone: () => Promise<void>
}

async function restored(
  from: Readable,
  place: SharedPlace,
  { folder, replace, stillAlone }: Step,
): Promise<BackupContent> {
  const folders = { dataDir: join(folder, 'data'), uploadsDir: join(folder, 'uploads') }
  const sink = takenToBucket(folders, place.objects)
  const content = await readBackup(from, { availableBytes: Number.POSITIVE_INFINITY, into: sink })
  const keepsUploads = tops.some(top => !content.label.holds.includes(top))
  if (keepsUploads && !(await hasSite(place.database.sql))) {
    throw new CommandError(
      'This backup has data alone, and there are no uploads here. Restore it onto the volume that it is of, and move that.',
    )
  }
  // Files of their own from an earlier release have no place in a database.
  await tryStores(folders.dataDir, 'This backup cannot be used', stores => stores.products.begin())
  const site = installationOn(folders, sink)
  await replaceShared(place, site, { replace, stillAlone, widths: sink.widths, keepsUploads })
  return content
}
