import { CommandError } from '../../../base/command.ts'
import type { Config } from '../../../base/config.ts'
import { megabytes } from '../../../base/megabytes.ts'
import type { Sql } from '../../../storage/postgres/sql.ts'
import type { Folders } from '../volume/archive.ts'
import { folderSink } from '../volume/file-sink.ts'
import {
  ensureEmpty,
  makeWaiting,
  type Preparation,
  replaceVolume,
  usedFolders,
} from '../volume/replace-volume.ts'
import { compareAll } from './compare.ts'
import type { Installation } from './installation.ts'
import { isSame, type Moved } from './moved.ts'
import { installationOn } from './on-volume.ts'
import {
  hasSite,
  inSnapshot,
  type SharedPlace,
  withShared,
  withSiteLock,
} from './shared/open-shared.ts'
import { sharedInstallation } from './shared/read-shared.ts'
import { writeFiles } from './write-files.ts'

interface Options {
  /** The database and bucket of the site; they stay unchanged. */
  from: NonNullable<Config['shared']>
  to: Folders
  /** True where the volume's data may be replaced. */
  replace: boolean
}

/**
 * Copies the site of a database and a bucket onto a volume. All of it is written beside the
 * existing files, compared and opened like at a start; only then does it take their place, as in a
 * restore.
 * @throws CommandError or StartError; the volume is unchanged, or the next start finishes it
 */
export function moveToVolume({ from, ...options }: Options): Promise<Moved> {
  return replaceVolume(options.to, preparation =>
    withShared(from, place =>
      withSiteLock(place, stillAlone =>
        inSnapshot(place, tx => moveAll(place, tx, { ...options, preparation, stillAlone })),
      ),
    ),
  )
}

interface Step extends Omit<Options, 'from'> {
  preparation: Preparation
  /** @see withSiteLock */
  stillAlone: () => Promise<void>
}

async function moveAll(place: SharedPlace, tx: Sql, step: Step): Promise<Moved> {
  const { to, replace, preparation, stillAlone } = step
  await tx`set local idle_in_transaction_session_timeout = 0`
  if (!(await hasSite(tx))) throw new CommandError('There is no site in the database.')
  const heads = await headsOf(tx)
  const site = sharedInstallation(tx, place.objects)
  if (!replace && (await usedFolders(to)).length > 0) {
    const isEqual = await isSame(compareAll(site, installationOn(to)))
    if (isEqual) return { ...isEqual, wasThere: true }
    await ensureEmpty(to, 'the site in its place: move --to volume')
  }
  await ensureSpaceFor(site, preparation)
  await makeWaiting(preparation)
  await writeFiles(site, folderSink(preparation.waiting))
  const counts = await compareAll(site, installationOn(preparation.waiting))
  await stillAlone()
  // A process whose connection, and with it its lock, had broken may have written.
  if ((await headsOf(place.database.sql)) !== heads) {
    throw new CommandError(
      'The site was changed while it was read. Stop its processes, and repeat.',
    )
  }
  await preparation.putInPlace('This site cannot be moved')
  return { ...counts, wasThere: false }
}

/** The versions of all stores, as one text. */
async function headsOf(sql: Sql): Promise<string> {
  const heads = await sql<{ name: string; version: string }>`
    select name, version from store_heads order by name collate "C"`
  return JSON.stringify(heads)
}

async function ensureSpaceFor(
  { uploads, bin }: Installation,
  { availableBytes }: Preparation,
): Promise<void> {
  let requiredBytes = 0
  // A file takes whole blocks on the disk.
  const add = ({ bytes }: { bytes: number }) => {
    requiredBytes += Math.ceil(bytes / 4096) * 4096
  }
  for await (const upload of uploads()) add(upload)
  for await (const { files } of bin()) files.forEach(add)
  if (requiredBytes <= availableBytes) return
  throw new CommandError(
    `There is no room for this site: its files take ${megabytes(requiredBytes)}, and ${megabytes(Math.max(0, availableBytes))} may be used. Nothing was changed.`,
  )
}
