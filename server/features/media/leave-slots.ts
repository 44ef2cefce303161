import { statFile } from '../../base/disk/stored-file.ts'
import { ensureAllowed } from './ensure-allowed.ts'
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

/** Slots whose files are in the bin, and still at their places. */
export interface LeftSlots {
  /** Undefined where the disk is too full for an entry. */
  kept: KeptFormer | undefined
  /** Call it once the content has the slots no more: its files go, but one that came meanwhile. */
  clear(): Promise<void>
}

/** Prepares that slots leave the content: one entry in the bin has their files and `about`. */
export async function leaveSlots(
  slotPaths: readonly string[],
  about: KeptFor,
  by: string,
  { manifest, library, former, fingerprints, uploadsDir }: Options,
): Promise<LeftSlots> {
  const filesAt = (slotPath: string) => {
    const slot = manifest.get(slotPath)
    return slot ? filesOf(slot) : []
  }
  const going: GoingFile[] = []
  const paths = slotPaths.flatMap(filesAt)
  await ensureAllowed(uploadsDir, paths)
  for (const path of paths) {
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
