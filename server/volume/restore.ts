import { access, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { CommandError } from '../command.ts'
import { diskSpaceReader } from '../disk/disk-space.ts'
import { createLog } from '../log.ts'
import { StartError } from '../start-error.ts'
import { makeOwnFolder } from '../store/own-folder.ts'
import { openStores } from '../stores.ts'
import { type Folders, folderOf, isKept, tops } from './archive.ts'
import { discardWaiting, exchange, waitingIn } from './exchange.ts'
import { folderSink } from './file-sink.ts'
import { lockVolume } from './lock-volume.ts'
import { type BackupContent, readBackup } from './read-backup.ts'

export interface RestoreOptions extends Folders {
  /** Whether existing data may be replaced. */
  replace: boolean
}

/**
 * Restores a backup. All of it is written next to the current files, compared with its checksums
 * and opened as at a start; only then does it replace them.
 * @throws CommandError or StartError; nothing is changed then
 */
export async function restore(from: Readable, options: RestoreOptions): Promise<BackupContent> {
  const { dataDir, uploadsDir, replace } = options
  await makeOwnFolder('DATA_DIR', dataDir)
  await makeOwnFolder('UPLOADS_DIR', uploadsDir, 0o755)
  const unlock = await lockVolume(options)
  try {
    await discardWaiting(options).catch(leftOver)
    if (!replace) await ensureEmpty(options)
    const content = await unpack(from, options)
    await tryStores(waitingIn(dataDir))
    await exchange(options)
    return content
  } catch (error) {
    // The original error is the one to report; the next start tries this again.
    await discardWaiting(options).catch(() => undefined)
    throw error
  } finally {
    await unlock()
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new CommandError(`${folder} cannot be made: ${error.message}.`)
  })
}

function leftOver(error: Error): never {
  if (error instanceof StartError) throw error
  throw new CommandError(`What an earlier restore left cannot be removed: ${error.message}.`)
}

async function ensureEmpty(folders: Folders): Promise<void> {
  for (const top of tops) {
    const names = await readdir(folderOf(folders, top))
    if (!names.some(name => isKept(`${top}/${name}`))) continue
    throw new CommandError(
      `There is something in ${folderOf(folders, top)} already. ` +
        'To put the backup in its place: restore --replace',
    )
  }
}

async function unpack(from: Readable, { dataDir, uploadsDir }: Folders): Promise<BackupContent> {
  const into = { dataDir: waitingIn(dataDir), uploadsDir: waitingIn(uploadsDir) }
  const volumes = await Promise.all([dataDir, uploadsDir].map(folder => diskSpaceReader(folder)()))
  // The remaining space has to last for the first hours of the site.
  const availableBytes = Math.min(...volumes.map(({ free, total }) => free - total * 0.02))
  for (const folder of Object.values(into)) await makeFolder(folder)
  const content = await readBackup(from, { availableBytes, into: folderSink(into) })
  for (const top of tops) {
    if (!content.label.holds.includes(top)) await rm(folderOf(into, top), { recursive: true })
  }
  return content
}

/** Detects backups of a newer release, and data that was damaged before the backup. */
async function tryStores(dataDir: string): Promise<void> {
  const config = { dataDir, adminPassword: undefined, sessionKeys: undefined }
  await access(join(dataDir, 'admin-users.json')).catch(() => {
    throw new CommandError('This backup cannot be used: there are no users in it.')
  })
  try {
    const stores = await openStores(config, createLog({ logLevel: 'silent' }))
    await stores.close()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    throw new CommandError(`This backup cannot be used. ${error.message}`)
  }
}
