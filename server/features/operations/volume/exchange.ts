import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../../../base/disk/stored-file.ts'
import type { Log } from '../../../base/log.ts'
import { StartError } from '../../../base/start-error.ts'
import { syncFolder } from '../../../storage/durable-file.ts'
import { lockName } from '../../../storage/socket-path.ts'
import { type Folders, folderOf, type Top, tops } from './archive.ts'
import { lockVolume } from './lock-volume.ts'

/**
 * A restore is prepared in `.restore/new` of each folder. When it is complete, `.restore/ready` in
 * the data folder commits it: from then on the old files are moved aside, all of them before the
 * first new one is moved in, and the next start finishes a partial exchange. If a file cannot be
 * moved aside, those already moved are put back, and the volume is as before.
 */
const work = '.restore'
const mark = { ready: 'ready', emptied: 'emptied' } as const

/** The folder of a restore's new files. */
export const waitingIn = (folder: string) => join(folder, work, 'new')

const asideIn = (folder: string) => join(folder, work, 'old')

/**
 * Earlier backups of the data are not part of a backup; `lost+found` belongs to the file system.
 */
const stays = (top: Top, name: string) =>
  [work, lockName, 'lost+found'].includes(name) || (top === 'data' && name === 'backups')

/**
 * Replaces the current files by the prepared ones, and removes the old ones.
 * @throws StartError saying whether it was undone, or continues at the next start
 */
export async function exchange(folders: Folders): Promise<void> {
  await setMark(folders.dataDir, mark.ready)
  await finish(folders)
  // A failed removal is repeated, and reported, at the next start.
  await removeWork(folders).catch(() => undefined)
}

/** Removes prepared files; if they are committed already, the exchange is finished first. */
export async function discardWaiting(folders: Folders): Promise<void> {
  if (await hasMark(folders.dataDir, mark.ready)) await finish(folders)
  await removeWork(folders)
}

/**
 * Tells whether part of the volume is from before a restore and part from after; the next start
 * repairs that.
 */
export const isHalfRestored = ({ dataDir }: Pick<Folders, 'dataDir'>) =>
  hasMark(dataDir, mark.ready)

/** Tells whether anything is left of an interrupted restore. */
export async function isCutOff(folders: Folders): Promise<boolean> {
  const unfinished = await Promise.all(tops.map(top => exists(join(folderOf(folders, top), work))))
  return unfinished.some(Boolean)
}

/**
 * Ends an interrupted restore: finishes it if it was committed, else discards it. Old files that
 * cannot be removed do not prevent the start.
 */
export async function endInterruptedRestore(folders: Folders, log: Log): Promise<void> {
  if (!(await isCutOff(folders))) return
  const unlock = await lockVolume(folders)
  try {
    if (await hasMark(folders.dataDir, mark.ready)) await finish(folders)
    await removeWork(folders).catch(err => log.warn({ err }, 'left over from a restore'))
  } finally {
    await unlock()
  }
}

async function finish(folders: Folders): Promise<void> {
  try {
    for (const top of tops) await stepAside(folderOf(folders, top), top)
  } catch (error) {
    await undo(folders, error as NodeJS.ErrnoException)
  }
  try {
    for (const top of tops) await moveIn(folderOf(folders, top), top)
    await removeMark(folders.dataDir, mark.ready)
  } catch (error) {
    throw goesOn(error as NodeJS.ErrnoException)
  }
}

async function stepAside(folder: string, top: Top): Promise<void> {
  // A backup of one folder only leaves the other as it is.
  if (!(await exists(waitingIn(folder))) || (await hasMark(folder, mark.emptied))) return
  await mkdir(asideIn(folder), { recursive: true })
  await moveAll(folder, asideIn(folder), top)
  await setMark(folder, mark.emptied)
}

async function moveIn(folder: string, top: Top): Promise<void> {
  if (!(await exists(waitingIn(folder)))) return
  // Files created in between, or left by an older release.
  for (const name of await readdir(waitingIn(folder))) {
    if (stays(top, name) || !(await exists(join(folder, name)))) continue
    await rename(join(folder, name), join(asideIn(folder), name))
  }
  await moveAll(waitingIn(folder), folder, top)
}

/**
 * Puts back the files moved aside.
 * @throws StartError in any case, with the resulting state
 */
async function undo(folders: Folders, cause: NodeJS.ErrnoException): Promise<never> {
  try {
    for (const top of tops) await putBack(folderOf(folders, top), top)
    await removeMark(folders.dataDir, mark.ready)
  } catch (error) {
    throw goesOn(error as NodeJS.ErrnoException)
  }
  throw new StartError(
    `The restore is undone, all is as it was before: ${cause.message}. ${cureOf(cause)}`,
  )
}

async function putBack(folder: string, top: Top): Promise<void> {
  if (await hasMark(folder, mark.emptied)) {
    await moveAll(folder, waitingIn(folder), top)
    await removeMark(folder, mark.emptied)
  }
  if (await exists(asideIn(folder))) await moveAll(asideIn(folder), folder, top)
}

const goesOn = (cause: NodeJS.ErrnoException) =>
  new StartError(
    `The restore is not finished: ${cause.message}. ${cureOf(cause)} Nothing is lost: it goes on ` +
      'at the next start.',
  )

function cureOf({ code }: NodeJS.ErrnoException): string {
  if (code === 'EACCES' || code === 'EPERM') {
    return 'Give all files of the volume to the user that the site runs as (chown -R).'
  }
  if (code === 'EBUSY' || code === 'EXDEV') return 'Unmount the disk that is mounted there.'
  return 'See that the disk can be written.'
}

async function moveAll(from: string, to: string, top: Top): Promise<void> {
  for (const name of await readdir(from)) {
    if (!stays(top, name)) await rename(join(from, name), join(to, name))
  }
  await syncFolder(from)
  await syncFolder(to)
}

/** The marks first: one that outlived its files would apply to the next restore. */
async function removeWork(folders: Folders): Promise<void> {
  for (const top of tops) {
    const folder = folderOf(folders, top)
    if (!(await exists(join(folder, work)))) continue
    await removeMark(folder, mark.emptied)
    await rm(join(folder, work), { recursive: true })
  }
}

async function setMark(folder: string, name: string): Promise<void> {
  const handle = await open(join(folder, work, name), 'w', 0o600)
  await handle.sync()
  await handle.close()
  await syncFolder(join(folder, work))
}

async function removeMark(folder: string, name: string): Promise<void> {
  await rm(join(folder, work, name), { force: true })
  await syncFolder(join(folder, work))
}

const hasMark = (folder: string, name: string) => exists(join(folder, work, name))

const exists = async (path: string) => (await stat(path).catch(ignoreMissing)) !== undefined
