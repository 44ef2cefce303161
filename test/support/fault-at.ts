import fs, { promises } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { relative } from 'node:path'
import { type Disk, realDisk } from '../../server/storage/durable-file.ts'

export interface Faulty<R> {
  outcome: PromiseSettledResult<R>
  /** The call that failed; undefined where there were fewer. */
  failed: string | undefined
}

/** For stores: the disk as it is at each call, faults included. */
export const presentDisk: Disk = {
  open: (...args) => promises.open(...args),
  readFile: ((...args: Parameters<Disk['readFile']>) =>
    promises.readFile(...args)) as Disk['readFile'],
  rename: (...args) => promises.rename(...args),
  link: (...args) => promises.link(...args),
  copyFile: (...args) => promises.copyFile(...args),
  rm: (...args) => promises.rm(...args),
}

const real = { open: fs.open, write: fs.write, close: fs.close }
const realPromises = { ...promises }
const disk = { ...realDisk }

/**
 * Runs an operation in this process, of whose calls that write, sync, rename, link or make
 * something below a folder the one with this number fails, the first being 1, or all from it on.
 */
export async function faultAt<R>(
  folder: string,
  number: number,
  operation: () => Promise<R>,
  { andAllLater = false } = {},
): Promise<Faulty<R>> {
  let calls = 0
  let failed: string | undefined
  const failing = (what: string, path: unknown): Error | undefined => {
    if (!String(path).startsWith(folder)) return undefined
    calls += 1
    if (andAllLater ? calls < number : calls !== number) return undefined
    const call = `${calls}: ${what} ${relative(folder, String(path))}`
    failed ??= call
    return Object.assign(new Error(`EIO: ${call}`), { code: 'EIO' })
  }
  const count = (what: string, path: unknown) => {
    const error = failing(what, path)
    if (error) throw error
  }
  replacePromises(count, failing)
  replaceCallbacks(failing)
  syncBuiltinESMExports()
  Object.assign(realDisk, presentDisk)
  try {
    const [outcome] = await Promise.allSettled([operation()])
    return { outcome, failed }
  } finally {
    Object.assign(fs, real)
    Object.assign(promises, realPromises)
    Object.assign(realDisk, disk)
    syncBuiltinESMExports()
  }
}

type Count = (what: string, path: unknown) => void
type Failing = (what: string, path: unknown) => Error | undefined

const isWriting = (flags: unknown) => typeof flags === 'string' && /[wax+]/.test(flags)

function replacePromises(count: Count, failing: Failing): void {
  promises.open = async (path, flags, mode) => {
    if (isWriting(flags)) count('open', path)
    return watched(await realPromises.open(path, flags, mode), path, failing)
  }
  promises.writeFile = async (file, data, options) => {
    if (typeof file === 'string') count('write', file)
    return realPromises.writeFile(file, data, options)
  }
  promises.rename = async (from, to) => {
    count('rename', to)
    return realPromises.rename(from, to)
  }
  promises.link = async (from, to) => {
    count('link', to)
    return realPromises.link(from, to)
  }
  promises.mkdir = (async (path: string, options?: fs.MakeDirectoryOptions) => {
    count('mkdir', path)
    return realPromises.mkdir(path, options)
  }) as typeof promises.mkdir
}

function watched(handle: FileHandle, path: unknown, failing: Failing): FileHandle {
  const [sync, writeFile] = [handle.sync.bind(handle), handle.writeFile.bind(handle)]
  handle.sync = async () => {
    const error = failing('sync', path)
    if (error) throw error
    await sync()
  }
  handle.writeFile = async (data, options) => {
    const error = failing('write', path)
    if (!error) return writeFile(data, options)
    // A disk that fails on the way has taken the beginning.
    await writeFile(String(data).slice(0, 20), options)
    throw error
  }
  return handle
}

type Done = (error: Error | null, result?: number) => void

/** What streams call. */
function replaceCallbacks(failing: Failing): void {
  const paths = new Map<number, unknown>()
  const { open, write, close } = real as unknown as Record<string, (...args: unknown[]) => void>
  fs.open = ((path: fs.PathLike, flags: fs.OpenMode, mode: fs.Mode, done: Done) => {
    const error = isWriting(flags) ? failing('open', path) : undefined
    if (error) return void setImmediate(done, error)
    open?.(path, flags, mode, (fault: Error | null, descriptor?: number) => {
      if (descriptor !== undefined && isWriting(flags)) paths.set(descriptor, path)
      done(fault, descriptor)
    })
  }) as typeof fs.open
  fs.write = ((descriptor: number, ...args: unknown[]) => {
    const error = paths.has(descriptor) ? failing('write', paths.get(descriptor)) : undefined
    if (error) return void setImmediate(args.at(-1) as Done, error)
    write?.(descriptor, ...args)
  }) as typeof fs.write
  fs.close = ((descriptor: number, done: Done) => {
    paths.delete(descriptor)
    close?.(descriptor, done)
  }) as typeof fs.close
}
