import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../../../base/command.ts'
import type { Config } from '../../../base/config.ts'
import { cureOf, deniedAt } from '../../../base/disk/denied.ts'
import { diskSpaceReader } from '../../../base/disk/disk-space.ts'
import { ignoreMissing } from '../../../base/disk/stored-file.ts'
import type { Log } from '../../../base/log.ts'
import { megabytes } from '../../../base/megabytes.ts'
import { build, release } from '../../../base/release.ts'
import { StartError } from '../../../base/start-error.ts'
import { readText } from '../../../storage/durable-file.ts'
import type { Database } from '../../../storage/postgres/database.ts'
import { ensureAlone } from '../stores/ensure-alone.ts'
import { versions } from '../stores/formats.ts'
import { isOlder, readNote } from '../stores/noted-formats.ts'
import type { Folders } from './archive.ts'
import type { BackupSummary } from './archive-writer.ts'
import { filesToBackUp } from './files-to-back-up.ts'

const BACKUPS_TO_KEEP = 3

type Place = Folders & Partial<Pick<Config, 'backupDir'>>

/**
 * Archives data of older formats before opening them changes them, so that the owner can go back;
 * nightly backups leave the archives alone, and those of the last three upgrades stay. Call it
 * while no other process has the folder. Processes of the former release may go on writing in a
 * database, if they can read the data of this one: the archive is a snapshot of it.
 * @throws StartError where the archive does not fit, its folder may not be written, or such
 * processes could not read what this release writes
 */
export async function backupBeforeUpgrade(
  place: Place,
  log: Log,
  database?: Database,
  supported = versions,
): Promise<void> {
  const { dataDir } = place
  if (!database) {
    const isNew = (await readText(join(dataDir, 'admin-users.json'))) === null
    if (!isNew && isOlder(await readNote({ dataDir }), supported)) await backUpVolume(place, log)
    return
  }
  const { hasStores } = await import('../installation/shared/back-up-stores.ts')
  await database.alone('backup before upgrade', async () => {
    if (!isOlder(await readNote({ dataDir, database }), supported)) return
    await ensureAlone(dataDir, database)
    if (await hasStores(database)) await backUpDatabase(place, log, database)
  })
}

async function backUpVolume(place: Place, log: Log): Promise<void> {
  const folder = await folderIn(place.dataDir)
  let [requiredBytes, changedAt] = [0, 0]
  for await (const { absolute } of filesToBackUp(place, ['data'])) {
    const stats = await stat(absolute).catch(ignoreMissing)
    requiredBytes += stats?.size ?? 0
    changedAt = Math.max(changedAt, stats?.ctimeMs ?? 0)
  }
  // A start that fails again and again makes no second one, and pushes out none.
  const last = (await archivesIn(folder)).at(-1)
  if (last && (await stat(join(folder, last))).mtimeMs > changedAt) return
  const { backupToFile } = await import('./backup-file.ts')
  await makeArchive({ folder, requiredBytes, log }, file => backupToFile(place, file, ['data']))
}

async function backUpDatabase(place: Place, log: Log, database: Database): Promise<void> {
  const { backUpStores, bytesOfStores } = await import('../installation/shared/back-up-stores.ts')
  const { archiveToFile } = await import('./backup-file.ts')
  const folder = place.backupDir ?? (await folderIn(place.dataDir))
  const requiredBytes = await bytesOfStores(database)
  await makeArchive({ folder, requiredBytes, log }, file =>
    archiveToFile(place, file, async (_, openFile) => backUpStores(database, await openFile())),
  )
}

interface Making {
  folder: string
  /** Bytes that it takes at most. */
  requiredBytes: number
  log: Log
}

async function makeArchive(
  { folder, requiredBytes: needed, log }: Making,
  write: (file: string) => Promise<BackupSummary>,
): Promise<void> {
  const { free } = await diskSpaceReader(folder)()
  if (needed > free) throw noRoom(folder, needed, free)
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const name = `${moment}-before-${release}-${build}.tar.gz`
  const { bytes } = await write(join(folder, name)).catch(error => {
    throw error instanceof CommandError ? new StartError(refusal(error.message)) : error
  })
  log.info({ folder, name, bytes }, 'data backed up before upgrade')
  for (const old of (await archivesIn(folder)).slice(0, -BACKUPS_TO_KEEP))
    await rm(join(folder, old))
}

const refusal = (reason: string) =>
  `This release changes what is stored, and could not make a backup before that, so that nothing was changed. ${reason}`

const noRoom = (folder: string, requiredBytes: number, free: number) =>
  new StartError(
    refusal(
      `It takes up to ${megabytes(requiredBytes)}, and ${megabytes(free)} are free in ${folder}. ` +
        `Make room for ${megabytes(requiredBytes - free)} more there, and start again.`,
    ),
  )

/** @throws StartError where it belongs to another user, with the cure */
async function folderIn(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const denied = await deniedAt(folder)
  if (denied) throw new StartError(refusal(cureOf(denied)))
  return folder
}

/** Oldest first. */
const archivesIn = async (folder: string) =>
  (await readdir(folder)).filter(name => /^\d{8}T\d{6}Z-before-/.test(name)).sort()
