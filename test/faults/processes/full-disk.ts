/**
 * Loaded before a server (`--import`), stands in for a disk that can be filled: as long as the file
 * SMALL_DISK_MARKER holds a number, so many bytes are free below SMALL_DISK_FOLDER. At none, every
 * file that is to be written there fails with ENOSPC.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { SMALL_DISK_FOLDER: folder = '', SMALL_DISK_MARKER: marker = '' } = process.env

function freeBytes(): number | undefined {
  try {
    return Number(fs.readFileSync(marker, 'utf8'))
  } catch {
    return undefined
  }
}

/** The fault of opening a file for writing on a full disk; undefined where there is room. */
function fault(path: unknown, flags: unknown): Error | undefined {
  const isWritten = typeof flags === 'string' ? /[wa+]/.test(flags) : (Number(flags) & 3) > 0
  if (!isWritten || !String(path).startsWith(folder) || freeBytes() !== 0) return undefined
  const words = `ENOSPC: no space left on device, open '${path}'`
  return Object.assign(new Error(words), { code: 'ENOSPC', syscall: 'open' })
}

const { open, promises } = fs
const { open: openLater, writeFile, statfs, copyFile } = promises

type Callback = (error: Error | null, descriptor?: number) => void
fs.open = ((path: fs.PathLike, flags: fs.OpenMode, mode: fs.Mode, done: Callback) => {
  const failed = fault(path, flags)
  if (failed) return void setImmediate(done, failed)
  open(path, flags, mode, done)
}) as typeof fs.open

promises.open = async (path, flags, mode) => {
  const failed = fault(path, flags ?? 'r')
  if (failed) throw failed
  return openLater(path, flags, mode)
}
promises.writeFile = async (file, data, options) => {
  const failed = typeof file === 'string' ? fault(file, 'w') : undefined
  if (failed) throw failed
  return writeFile(file, data, options)
}
promises.copyFile = async (from, to, mode) => {
  const failed = fault(to, 'w')
  if (failed) throw failed
  return copyFile(from, to, mode)
}
promises.statfs = (async (path: fs.PathLike) => {
  const real = await statfs(path)
  const free = freeBytes()
  if (free === undefined) return real
  const bavail = Math.floor(free / real.bsize)
  return { ...real, bavail, bfree: bavail }
}) as typeof promises.statfs
syncBuiltinESMExports()
