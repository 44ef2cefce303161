import { access, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../../../base/command.ts'
import { diskSpaceReader } from '../../../base/disk/disk-space.ts'
import { createLog } from '../../../base/log.ts'
import { StartError } from '../../../base/start-error.ts'
import { makeOwnFolder } from '../../../storage/own-folder.ts'
import { openStores, type Stores } from '../stores/index.ts'
import { type Folders, folderOf, isKept, tops } from './archive.ts'
import { discardWaiting, exchange, waitingIn } from './exchange.ts'
import { lockVolume } from './lock-volume.ts'

export interface Preparation {
  /** The folders in which the new files are written, beside the existing ones. */
  waiting: Folders
  /** The most that they may take. */
  availableBytes: number
  /**
   * Opens the stores among them as at a start, and puts all of them in place.
   * @param reason the beginning of the sentence where the stores cannot be opened
   */
  putInPlace(reason: string): Promise<void>
}

/**
 * Locks a volume and replaces its files by those that `prepare` writes. Nothing is changed until
 * they are put in place; from then on the next start finishes an interrupted exchange.
 * @throws CommandError or StartError
 */
export async function replaceVolume<R>(
  folders: Folders,
  prepare: (preparation: Preparation) => Promise<R>,
): Promise<R> {
  const { dataDir, uploadsDir } = folders
  await makeOwnFolder('DATA_DIR', dataDir)
  await makeOwnFolder('UPLOADS_DIR', uploadsDir, 0o755)
  const unlock = await lockVolume(folders)
  try {
    await discardWaiting(folders).catch(leftOver)
    const waiting = { dataDir: waitingIn(dataDir), uploadsDir: waitingIn(uploadsDir) }
    const disks = await Promise.all([dataDir, uploadsDir].map(folder => diskSpaceReader(folder)()))
    // The remaining space has to last for the first hours of the site.
    const availableBytes = Math.min(...disks.map(({ free, total }) => free - total * 0.02))
    return await prepare({
      waiting,
      availableBytes,
      async putInPlace(reason) {
        await tryStores(waiting.dataDir, reason)
        await exchange(folders)
      },
    })
  } catch (error) {
    // The original error is the one to report; the next start tries this again.
    await discardWaiting(folders).catch(() => undefined)
    throw error
  } finally {
    await unlock()
  }
}

/** Creates the folders of new files. */
export async function makeWaiting({ waiting }: Preparation): Promise<void> {
  for (const folder of Object.values(waiting)) {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
      throw new CommandError(`${folder} cannot be made: ${error.message}.`)
    })
  }
}

/** @throws CommandError where a volume has anything of a site */
export async function ensureEmpty(folders: Folders, replacing: string): Promise<void> {
  const [folder] = await usedFolders(folders)
  if (folder === undefined) return
  throw new CommandError(`There is something in ${folder} already. To put ${replacing} --replace`)
}

/**
 * Lists the folders that have any data of a site; processes on several machines note their release
 * alone.
 */
export async function usedFolders(folders: Folders): Promise<string[]> {
  const used: string[] = []
  for (const top of tops) {
    const names = await readdir(folderOf(folders, top))
    const isUsed = names.some(name => name !== 'release.json' && isKept(`${top}/${name}`))
    if (isUsed) used.push(folderOf(folders, top))
  }
  return used
}

function leftOver(error: Error): never {
  if (error instanceof StartError) throw error
  throw new CommandError(`What an earlier restore left cannot be removed: ${error.message}.`)
}

/**
 * Detects data of a newer release, and such that was damaged before.
 * @param use called with the stores while they are open
 */
export async function tryStores(
  dataDir: string,
  reason: string,
  use: (stores: Stores) => Promise<void> = async () => undefined,
): Promise<void> {
  const config = { dataDir, adminPassword: undefined, sessionKeys: undefined }
  await access(join(dataDir, 'admin-users.json')).catch(() => {
    throw new CommandError(`${reason}: there are no users in it.`)
  })
  try {
    const stores = await openStores(config, createLog({ logLevel: 'silent' }))
    await use(stores).finally(stores.close)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    throw new CommandError(`${reason}. ${error.message}`)
  }
}
