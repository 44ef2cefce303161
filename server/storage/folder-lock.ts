import { randomUUID } from 'node:crypto'
import { lstat, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { StartError } from '../base/start-error.ts'
import { lockName, reachable } from './socket-path.ts'

export interface FolderLock {
  /** Sets the handler of connections; until then they are closed at once. */
  onConnection(handle: (connection: Socket) => void): void
  /** Releases the lock. */
  release(): Promise<void>
}

/** The error where another process has locked the folder. */
export class FolderInUse extends StartError {}

/**
 * Locks a folder for this process by listening on a socket in it: the kernel closes the socket when
 * the process ends for any reason, so the next start never waits for a dead one.
 * @throws FolderInUse where another process has it; StartError where no socket can be created
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const { inside, leave } = reachable(folder)
  try {
    const server = (await listen(inside(lockName))) ?? (await takeOver(folder, inside))
    if (!server) throw new FolderInUse(`Another process is using ${folder}. Stop it first.`)
    return {
      onConnection: handle => void server.removeAllListeners('connection').on('connection', handle),
      async release() {
        await new Promise(resolve => server.close(resolve))
        leave()
      },
    }
  } catch (error) {
    leave()
    throw error
  }
}

/**
 * The same for a folder that may be on a disk without sockets, such as some network disks: there
 * `onNoLock` is called, and other processes are not excluded.
 */
export async function lockIfPossible(
  folder: string,
  onNoLock: (error: StartError) => void,
): Promise<Pick<FolderLock, 'release'>> {
  try {
    return await lockFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse || !(error instanceof StartError)) throw error
    onNoLock(error)
    return { release: async () => undefined }
  }
}

/** Undefined where the path is in use, by a running process or left by a dead one. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(connection => connection.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(new StartError(`${dirname(path)} cannot be locked: ${error.message}.`))
    })
    server.listen(path, () => resolve(server.unref()))
  })
}

/** Moving a socket aside is atomic: of several starting processes only one removes a dead one. */
async function takeOver(
  folder: string,
  inside: (name: string) => string,
): Promise<Server | undefined> {
  const status = await lstat(inside(lockName)).catch(() => undefined)
  if (status && !status.isSocket()) {
    throw new StartError(`${lockName} in ${folder} is no socket. Move it away.`)
  }
  if (await isAlive(inside(lockName))) return undefined
  const formerSocket = inside(`.lock.${randomUUID().slice(0, 8)}`)
  await rename(inside(lockName), formerSocket).catch(() => undefined)
  if (await isAlive(formerSocket)) {
    await rename(formerSocket, inside(lockName))
    return undefined
  }
  await rm(formerSocket, { force: true })
  return listen(inside(lockName))
}

function isAlive(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const connection = connect(path)
    connection.once('connect', () => {
      connection.destroy()
      resolve(true)
    })
    connection.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT')
    })
  })
}
