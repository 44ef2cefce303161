import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Archive } from '../../../../web/base/contract.ts'
import { ignoreMissing, type StoredFile, statFile } from '../../../base/disk/stored-file.ts'

/** Written last by packing: where it exists, the archives do. */
export const INDEX = 'archives.json'

export const indexSchema = z.array(
  z.strictObject({
    name: z.enum(['verified', 'original']),
    file: z.string().regex(/^[a-z]+-[a-z]+\.tar\.gz$/),
    bytes: z.int().positive(),
    files: z.int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    packedAt: z.iso.datetime(),
    platform: z.string().optional(),
  }),
) satisfies z.ZodType<Archive[]>

/** The deployment archives that `npm run package` made, read at each request. */
export interface Archives {
  /** Lists the available downloads; empty before the first packing. */
  list(): Promise<Archive[]>
  /** The file behind a name such as `showyard-verified.tar.gz`. */
  find(fileName: string): Promise<StoredFile | undefined>
}

export function archivesIn(folder: string): Archives {
  async function readIndex(): Promise<[Archive, StoredFile][]> {
    const place = await realpath(folder).catch(ignoreMissing)
    const index = place && (await readFile(join(place, INDEX), 'utf8').catch(ignoreMissing))
    if (!index) return []
    const entries = indexSchema.parse(JSON.parse(index)).map(async archive => {
      const file = await statFile(join(place, archive.file))
      // A file of another size is being replaced, and its checksum is not known yet.
      return file?.size === archive.bytes ? [[archive, file] satisfies [Archive, StoredFile]] : []
    })
    return (await Promise.all(entries)).flat()
  }

  return {
    list: async () => (await readIndex()).map(([archive]) => archive),
    find: async fileName => (await readIndex()).find(([{ file }]) => file === fileName)?.[1],
  }
}
