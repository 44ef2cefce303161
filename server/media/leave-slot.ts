import { statFile } from '../disk/stored-file.ts'
import type { FormerFiles, GoingFile, KeptFor, KeptFormer } from './former-files.ts'
import type { Library } from './library-types.ts'
import { removeFiles } from './place.ts'
import { filesOf, type Manifest } from './slots/slots.ts'
import type { UploadFingerprints } from './upload/upload-fingerprints.ts'

interface Options {
  manifest: Manifest
  library: Pick<Library, 'refresh'>
  former: FormerFiles
  fingerprints: Pick<UploadFingerprints, 'put'>
  uploadsDir: string
}

/** A slot whose files are in the bin, and still at their places. */
export interface LeftSlot {
  /** Undefined where the disk is too full for an entry. */
  kept: KeptFormer | undefined
  /** Call it once the content has the slot no more: its files go, but one that came meanwhile. */
  clear(): Promise<void>
}

/** Prepares that a slot leaves the content: an entry in the bin has its files and `about`. */
export async function leaveSlot(
  slotPath: string,
  about: KeptFor,
  by: string,
  { manifest, library, former, fingerprints, uploadsDir }: Options,
): Promise<LeftSlot> {
  const slot = manifest.get(slotPath)
  const going: GoingFile[] = []
  for (const path of slot ? filesOf(slot) : []) {
    const file = await library.refresh(path)
    if (file) going.push({ path, file })
  }
  return {
    kept: await former.keep(going, 'deleted', by, about),
    async clear() {
      for (const { path, file } of going) {
        if ((await statFile(file.absolute))?.version !== file.version) continue
        await removeFiles([file.absolute], uploadsDir)
        await fingerprints.put(path, undefined)
      }
    },
  }
}
