import type { Slot } from '../../../web/sections/fields.ts'
import type { StoredFile } from '../../base/disk/stored-file.ts'
import { createPauses } from '../../base/pauses.ts'
import { type FoundFiles, findFiles } from './find-files.ts'
import { widthOfJpeg } from './jpeg-width.ts'
import type { Manifest } from './slots/slots.ts'

/** All files; the headers of those unchanged since `before` are not read again. */
export async function findMeasured(
  uploadsDir: string,
  manifest: Manifest,
  before?: Map<string, StoredFile>,
): Promise<FoundFiles> {
  const { found, denied } = await findFiles(uploadsDir, manifest.tree)
  const pause = createPauses()
  for (const [slotPath, file] of found) {
    const same = before?.get(slotPath)
    const isSame = same?.version === file.version
    found.set(slotPath, isSame ? same : measured(existingSlot(manifest, slotPath), file))
    await pause()
  }
  return { found, denied }
}

export const measured = (slot: Slot, file: StoredFile): StoredFile =>
  slot.kind === 'image' ? { ...file, width: widthOfJpeg(file.absolute) } : file

/** @throws where no page names such a slot */
export function existingSlot(manifest: Manifest, slotPath: string): Slot {
  const slot = manifest.get(slotPath)
  if (!slot) throw new Error(`${slotPath} is not a slot`)
  return slot
}
