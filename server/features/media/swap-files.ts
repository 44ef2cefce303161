import { randomBytes } from 'node:crypto'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { statFile } from '../../base/disk/stored-file.ts'
import { NotPutBack, syncFolder } from '../../storage/durable-file.ts'
import { makeFolders } from './place.ts'
import { incomingFolder } from './upload/incoming.ts'

/** Two paths below the uploads; either may be without a file. */
export type Pair = readonly [from: string, to: string]

/**
 * Exchanges the files of each pair. When this resolves, that is durable; when it rejects, all are
 * where they were. A kill in between can lose those of `to`, so the caller puts them into the bin
 * before; those of `from` are in one of the two places at any time.
 * @throws NotPutBack where it is unknown which file is where
 */
export async function swapFiles(pairs: readonly Pair[], uploadsDir: string): Promise<void> {
  const incoming = path.join(uploadsDir, incomingFolder)
  const absolute = (slotPath: string) => path.join(uploadsDir, slotPath)
  const done: { from: string; to: string }[] = []
  const move = async (from: string, to: string) => {
    await rename(from, to)
    done.push({ from, to })
  }

  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    const folders = new Set<string>()
    const steps: { from: string; to: string }[][] = [[], [], []]
    for (const [from, to] of pairs) {
      const [isFrom, isTo] = [await isThere(absolute(from)), await isThere(absolute(to))]
      const aside = path.join(incoming, `${randomBytes(16).toString('hex')}.moved`)
      for (const slotPath of [from, to]) {
        folders.add(await makeFolders(uploadsDir, path.dirname(slotPath)))
      }
      if (isTo) steps[0]?.push({ from: absolute(to), to: aside })
      if (isFrom) steps[1]?.push({ from: absolute(from), to: absolute(to) })
      if (isTo) steps[2]?.push({ from: aside, to: absolute(from) })
    }
    for (const { from, to } of steps.flat()) await move(from, to)
    for (const folder of folders) await syncFolder(folder)
  } catch (cause) {
    for (const { from, to } of done.reverse()) {
      await rename(to, from).catch(() => {
        throw new NotPutBack(`${from} may be there or not`, { cause })
      })
    }
    throw cause
  }
}

const isThere = async (file: string) => (await statFile(file)) !== undefined
