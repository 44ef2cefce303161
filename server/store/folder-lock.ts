import { randomUUID } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { lstat, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/**
 * Makes this the only process on a folder, by listening on a socket in it: the kernel closes the
 * socket with the process, however that ends, so the next start never waits for a dead one.
 * @returns what gives the folder back
 * @throws StartError where another process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { inside, leave } = reachable(folder)
  try {
    const server = (await listen(inside('lock.sock'))) ?? (await takeOver(inside))
    if (!server) throw new StartError(`Another process is using ${folder}. Stop it first.`)
    return async () => {
      await new Promise(resolve => server.close(resolve))
      leave()
    }
  } catch (error) {
    leave()
    throw error
  }
}

/**
 * A socket's path may have 107 bytes (unix(7)); Linux also reaches a deep folder by the number of
 * its descriptor.
 */
function reachable(folder: string) {
  if (Buffer.byteLength(folder) <= 80) {
    return { inside: (name: string) => join(folder, name), leave: () => undefined }
  }
  const descriptor = openSync(folder, 'r')
  return {
    inside: (name: string) => `/proc/self/fd/${descriptor}/${name}`,
    leave: () => closeSync(descriptor),
  }
}

/** Undefined where the path is in use, by the living or the dead. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(connection => connection.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(new StartError(`The data folder cannot be locked: ${error.message}.`))
    })
    server.listen(path, () => resolve(server.unref()))
  })
}

/** Moving a socket aside is atomic: of several starters only one gets to remove a dead one. */
async function takeOver(inside: (name: string) => string): Promise<Server | undefined> {
  const found = await lstat(inside('lock.sock')).catch(() => undefined)
  if (found && !found.isSocket()) {
    throw new StartError('lock.sock in the data folder is no socket. Move it away.')
  }
  if (await isAlive(inside('lock.sock'))) return undefined
  const aside = inside(`.lock.${randomUUID().slice(0, 8)}`)
  await rename(inside('lock.sock'), aside).catch(() => undefined)
  if (await isAlive(aside)) {
    await rename(aside, inside('lock.sock'))
    return undefined
  }
  await rm(aside, { force: true })
  return listen(inside('lock.sock'))
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
