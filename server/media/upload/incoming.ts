import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Where files wait until they are checked, on the volume of the slots so that a rename moves them. */
export interface Incoming {
  /** A unique path; the caller creates the file there, with `exclusively`. */
  temporaryFile(): string
}

/** Below the uploads. */
export const incomingFolder = '.incoming'

/** In it: what arrives piece by piece and is kept over restarts, by rules of its own. */
export const partialFolder = 'tus'

/** For everything that creates a temporary file: never through what lies there, ours alone. */
export const exclusively = { flag: 'wx', flags: 'wx', mode: 0o600 } as const

/** Only the process that holds the data folder may open it: what a dead one left is swept. */
export async function openIncoming(uploadsDir: string): Promise<Incoming> {
  const folder = path.join(uploadsDir, incomingFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const left = (await readdir(folder)).filter(name => name !== partialFolder)
  await Promise.all(left.map(name => rm(path.join(folder, name), { recursive: true })))
  return { temporaryFile: () => path.join(folder, randomBytes(16).toString('hex')) }
}
