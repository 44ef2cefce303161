import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../disk/stored-file.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { syncFolder } from '../store/durable-file.ts'
import { lockName } from '../store/socket-path.ts'
import { type Folders, folderOf, type Top, tops } from './archive.ts'
import { lockVolume } from './lock-volume.ts'

/**
 * A restore lies in `.restore/new` of each folder until all of it is there. Then `.restore/ready`
 * in the data folder says that it holds: from that moment on the old files step aside, all of them
 * before the first new one takes its place, and the next start finishes a partial exchange. Where a
 * file cannot step aside, those that did go back, and the volume is what it was.
 */
const work = '.restore'
const mark = { ready: 'ready', emptied: 'emptied' } as const

/** Where the new files of a folder wait. */
export const waitingIn = (folder: string) => join(folder, work, 'new')

const asideIn = (folder: string) => join(folder, work, 'old')

/** Earlier backups of the data are not part of one; `lost+found` is the file system's own. */
const stays = (top: Top, name: string) =>
  [work, lockName, 'lost+found'].includes(name) || (top === 'data' && name === 'backups')

/**
 * Puts the files that wait in place of those that are there, and those away.
 * @throws StartError saying whether it is undone, or goes on at the next start
 */
export async function exchange(folders: Folders): Promise<void> {
  await setMark(folders.dataDir, mark.ready)
  await finish(folders)
  // What cannot be removed now is tried again, and told of, at the next start.
  await removeWork(folders).catch(() => undefined)
}

/** Removes files that wait; where they hold already, they take their places first. */
export async function discardWaiting(folders: Folders): Promise<void> {
  if (await hasMark(folders.dataDir, mark.ready)) await finish(folders)
  await removeWork(folders)
}

/** Whether part of the volume is of before a restore, and part of after; the next start ends that. */
export const isHalfRestored = ({ dataDir }: Pick<Folders, 'dataDir'>) =>
  hasMark(dataDir, mark.ready)

/** Whether there is anything of a restore that was cut off. */
export async function isCutOff(folders: Folders): Promise<boolean> {
  const found = await Promise.all(tops.map(top => exists(join(folderOf(folders, top), work))))
  return found.some(Boolean)
}

/**
 * Ends what a restore began that was cut off: forwards where it held already, else backwards. Old
 * files that cannot be removed do not stop the start.
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
  // A backup of one folder alone leaves the other as it is.
  if (!(await exists(waitingIn(folder))) || (await hasMark(folder, mark.emptied))) return
  await mkdir(asideIn(folder), { recursive: true })
  await moveAll(folder, asideIn(folder), top)
  await setMark(folder, mark.emptied)
}

async function moveIn(folder: string, top: Top): Promise<void> {
  if (!(await exists(waitingIn(folder)))) return
  // What came in between, or what an older release left standing.
  for (const name of await readdir(waitingIn(folder))) {
    if (stays(top, name) || !(await exists(join(folder, name)))) continue
    await rename(join(folder, name), join(asideIn(folder), name))
  }
  await moveAll(waitingIn(folder), folder, top)
}

/** Puts back what has stepped aside. @throws StartError in any case, saying what holds now */
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

/** The marks first: one that outlived its files would speak of the next restore. */
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
