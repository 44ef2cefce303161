import type { Media } from '../../web/base/contract.ts'
import type { Catalogs } from '../features/documents/catalogs/index.ts'
import type { Library } from '../features/media/library-types.ts'

/** The media that pages show for each slot; generated catalogs have their own version and sizes. */
export function shownMedia(
  library: Pick<Library, 'media' | 'file'>,
  catalogs: Pick<Catalogs, 'version' | 'sizes'>,
): (slotPath: string) => Media {
  return slotPath => {
    const media = library.media(slotPath)
    const version = library.file(slotPath) ? undefined : catalogs.version(slotPath)
    if (version === undefined) return media
    const sizes = catalogs.sizes(slotPath)
    return { ...media, version, ...(sizes && { catalogBytes: sizes }) }
  }
}
