import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../store/durable-file.ts'
import { lockFolder } from '../store/folder-lock.ts'
import { lockName } from '../store/socket-path.ts'
import { type Folders, folderOf, tops } from './archive.ts'

/**
 * A restore lies in `.restore/new` of each folder until all of it is there. Then `.restore/ready`
 * in the data folder says that it holds: from that moment on the old files step aside and the new
 * ones take their places, name by name, and whoever finds this half done finishes it.
 */
const work = '.restore'

/** Where the new files of a folder wait. */
export const waitingIn = (folder: string) => join(folder, work, 'new')

/** What is not part of a backup and stays where it is. */
const staying = new Set([work, lockName, 'backups'])

const mark = { ready: 'ready', emptied: 'emptied' } as const

/** Puts the files that wait in place of those that are there, and those away. */
export async function exchange(folders: Folders): Promise<void> {
  await setMark(folders.dataDir, mark.ready)
  await finish(folders)
}

/** Removes files that wait, unless they hold already. */
export async function discardWaiting(folders: Folders): Promise<void> {
  if (await hasMark(folders.dataDir, mark.ready)) return finish(folders)
  for (const top of tops) {
    await rm(join(folderOf(folders, top), work), { recursive: true, force: true })
  }
}

/** Ends what a restore began that was cut off: forwards where it held already, else backwards. */
export async function endInterruptedRestore(folders: Folders): Promise<void> {
  const found = tops.map(top => exists(join(folderOf(folders, top), work)))
  if (!(await Promise.all(found)).some(Boolean)) return
  const lock = await lockFolder(folders.dataDir)
  try {
    await discardWaiting(folders)
  } finally {
    await lock.release()
  }
}

async function finish(folders: Folders): Promise<void> {
  // The uploads first: the mark that all of this is about lies in the data folder.
  for (const folder of [folders.uploadsDir, folders.dataDir]) await moveIn(folder)
  await rm(join(folders.dataDir, work, mark.ready))
  await syncFolder(join(folders.dataDir, work))
  await discardWaiting(folders)
}

async function moveIn(folder: string): Promise<void> {
  // A backup of one folder alone leaves the other as it is.
  if (!(await exists(waitingIn(folder)))) return
  const aside = join(folder, work, 'old')
  if (!(await hasMark(folder, mark.emptied))) {
    await mkdir(aside, { recursive: true })
    for (const name of await readdir(folder)) {
      if (!staying.has(name)) await rename(join(folder, name), join(aside, name))
    }
    await syncFolder(folder)
    await setMark(folder, mark.emptied)
  }
  for (const name of await readdir(waitingIn(folder))) {
    await rename(join(waitingIn(folder), name), join(folder, name))
  }
  await syncFolder(folder)
}

async function setMark(folder: string, name: string): Promise<void> {
  const handle = await open(join(folder, work, name), 'w', 0o600)
  await handle.sync()
  await handle.close()
  await syncFolder(join(folder, work))
}

const hasMark = (folder: string, name: string) => exists(join(folder, work, name))

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
