import { randomUUID } from 'node:crypto'
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Slot } from '../../../../web/sections/fields.ts'
import { statFile } from '../../../base/disk/stored-file.ts'
import { readText, replaceDurably } from '../../../storage/durable-file.ts'
import { placeFile, removeFiles } from '../../media/place.ts'
import type { Folders } from '../volume/archive.ts'

/** The files that were made for trying the site: versions by path below the uploads. */
export async function demoVersions(dataDir: string): Promise<Record<string, string>> {
  return list.parse(JSON.parse((await readText(fileIn(dataDir))) ?? '{}'))
}

const fileIn = (dataDir: string) => join(dataDir, 'demo-files.json')

export type DemoFiles = Awaited<ReturnType<typeof openDemoFiles>>

const list = z.record(z.string(), z.string())

/**
 * The files that were made for trying the site. Each is written beside the others and moved into
 * its slot, so the site may be running; their versions are stored to tell them from later uploads
 * of an administrator.
 */
export async function openDemoFiles({ dataDir, uploadsDir }: Folders) {
  await mkdir(uploadsDir, { recursive: true })
  const uploads = await realpath(uploadsDir)
  const versions = await demoVersions(dataDir)
  const save = () => replaceDurably(fileIn(dataDir), JSON.stringify(versions))

  return {
    /** False where the slot holds a file already: nothing is ever replaced. */
    async isFree({ path }: Pick<Slot, 'path'>): Promise<boolean> {
      return (await statFile(join(uploads, path))) === undefined
    },

    /** @param path of a slot, or of a video's poster */
    async put(path: string, bytes: Buffer): Promise<void> {
      const folder = join(uploads, `.demo.${randomUUID()}`)
      await mkdir(folder, { mode: 0o700 })
      try {
        await writeFile(join(folder, 'file'), bytes, { mode: 0o600 })
        await placeFile(join(folder, 'file'), uploads, path)
      } finally {
        await rm(folder, { recursive: true })
      }
      const placed = await statFile(join(uploads, path))
      if (placed) versions[path] = placed.version
    },

    /** Saves the list of demo files. */
    save,

    /** Removes unchanged demo files; resolves to their number. */
    async removeAll(): Promise<number> {
      let removed = 0
      for (const [path, version] of Object.entries(versions)) {
        const file = await statFile(join(uploads, path))
        if (file?.version === version) {
          await removeFiles([file.absolute], uploads)
          removed += 1
        }
        delete versions[path]
      }
      await save()
      return removed
    },
  }
}
