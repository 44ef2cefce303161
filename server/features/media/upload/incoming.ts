import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { ignoreDenied } from '../../../base/disk/denied.ts'
import { sweepFolder } from '../../../base/disk/temporary-files.ts'

/** Temporary files before their check, on the volume of the slots so that a rename moves them. */
export interface Incoming {
  /** A unique path; the caller creates the file there, with `exclusively`. */
  temporaryFile(): string
}

/** Below the uploads. */
export const incomingFolder = '.incoming'

/** A subfolder for partial uploads, which are kept after a restart, see resumable/. */
export const partialFolder = 'tus'

/** For creating temporary files: fails if the path exists, and is readable by the owner only. */
export const exclusively = { flag: 'wx', flags: 'wx', mode: 0o600 } as const

/**
 * Requires the lock of the data folder: files left by a dead process are removed. A folder of another
 * user fails with the first upload.
 */
export async function openIncoming(uploadsDir: string): Promise<Incoming> {
  const folder = path.join(uploadsDir, incomingFolder)
  await sweepFolder(uploadsDir)
  await clear(folder).catch(ignoreDenied)
  return { temporaryFile: () => path.join(folder, randomBytes(16).toString('hex')) }
}

async function clear(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const left = (await readdir(folder)).filter(name => name !== partialFolder)
  await Promise.all(left.map(name => rm(path.join(folder, name), { recursive: true })))
}
