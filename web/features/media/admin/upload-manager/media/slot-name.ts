import type { MediaSlot, NamedSlotDetails } from '../../../../../admin/contract.ts'

/** The displayed name of a slot: its product's name, or else its file's. */
export function slotName(
  { fileName, path }: Pick<MediaSlot, 'fileName' | 'path'>,
  details: NamedSlotDetails | undefined,
): string {
  const name = details?.own.productName || details?.defaults.productName || details?.label
  return (
    name ||
    withoutFolder(fileName, path)
      .replace(/\.[^.]+$/, '')
      .replace(/-/g, ' ')
  )
}

/** `home-hero-prefab-units-video-1.mp4` repeats its folder; a tile has no space for that. */
function withoutFolder(fileName: string, path: string): string {
  const folder = `${path.slice(0, path.lastIndexOf('/')).replaceAll('/', '-').toLowerCase()}-`
  return fileName.toLowerCase().startsWith(folder) ? fileName.slice(folder.length) : fileName
}
