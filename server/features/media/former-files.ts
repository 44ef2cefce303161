import * as z from 'zod'
import { isDiskFull } from '../../base/disk/disk-space.ts'
import type { StoredFile } from '../../base/disk/stored-file.ts'
import type { Bin } from '../../storage/bin/bin.ts'
import type { BinEntry } from '../../storage/bin/entry.ts'
import { fingerprint, type UploadFingerprints } from './upload/upload-fingerprints.ts'

const content = z.object({
  /** A slot's file first, then the poster of a video; each lies in the bin under its index. */
  files: z.array(
    z.strictObject({
      path: z.string(),
      version: z.string(),
      fingerprint: fingerprint.optional(),
    }),
  ),
})

export type FormerFilesContent = z.output<typeof content>

/** What has no files: only what was said. */
const withoutFiles: readonly BinEntry['kind'][] = ['slot-details', 'products']

/** The files of an entry in the bin. */
export const filesInBin = (entry: BinEntry): FormerFilesContent['files'] =>
  withoutFiles.includes(entry.kind) ? [] : content.parse(entry.content).files

/** A slot's file as it is before it goes. */
export interface GoingFile {
  path: string
  file: StoredFile
}

/** What an entry is about that is more than its files. */
export interface KeptFor {
  kind: Exclude<BinEntry['kind'], 'media'>
  subject: string
  /** Beside `files` in the content of the entry. */
  content: object
}

/** Puts files into the bin before they are replaced or deleted. */
export interface FormerFiles {
  /**
   * @param about by default the place of the first file
   * Undefined where the disk is so full that nothing can be kept of a file that is deleted.
   * @throws where nothing can be kept of one that is replaced
   */
  keep(
    going: readonly GoingFile[],
    cause: BinEntry['cause'],
    by: string,
    about?: KeptFor,
  ): Promise<KeptFormer | undefined>
}

export interface KeptFormer {
  /** Of the entry in the bin. */
  id: string
  /** For files that did not go after all. */
  undo(): Promise<void>
}

export function formerFiles(bin: Bin, fingerprints: UploadFingerprints): FormerFiles {
  async function add(
    going: readonly GoingFile[],
    cause: BinEntry['cause'],
    who: string,
    about: KeptFor | undefined,
  ) {
    const files: FormerFilesContent['files'] = []
    for (const { path, file } of going) {
      const found = await fingerprints.of(path)
      const isOfThis = found?.version === file.version
      files.push({ path, version: file.version, ...(isOfThis && { fingerprint: found }) })
    }
    const { kind = 'media', subject = going[0]?.path ?? '' } = about ?? {}
    return bin.add(
      { who, kind, cause, subject, content: { ...about?.content, files } },
      going.map(({ file }) => file.absolute),
    )
  }

  return {
    async keep(going, cause, by, about) {
      const same = about ? undefined : await findSame(bin, going)
      if (same) return { id: same.id, undo: async () => undefined }
      for (;;) {
        try {
          const { id } = await add(going, cause, by, about)
          return { id, undo: async () => void (await bin.remove(id)) }
        } catch (error) {
          if (!isDiskFull(error)) throw error
          if (await bin.giveWay()) continue
          // Deleting must be possible on a full disk: it is the way out.
          if (cause === 'deleted') return undefined
          throw error
        }
      }
    },
  }
}

/** An entry with the same files: of a video whose poster is replaced after it, or after a crash. */
async function findSame(bin: Bin, going: readonly GoingFile[]): Promise<BinEntry | undefined> {
  const media = (await bin.list()).filter(({ kind }) => kind === 'media')
  return media.find(entry => {
    const files = filesInBin(entry)
    return going.every(({ path, file }) =>
      files.some(one => one.path === path && one.version === file.version),
    )
  })
}
