import type { Slot } from '../../../web/sections/fields.ts'
import { image, type Look, series } from '../slots.ts'

/**
 * A kind of item that occurs several times: its name before the number, and how one of them is
 * drawn.
 */
export interface GalleryKind extends Look {
  name: string
}

/** A hundred images per category; the kinds alternate, so that adjacent ones differ. */
export function productImages(
  category: string,
  kinds: GalleryKind[],
): { title: string; media: Slot }[] {
  return series(100, position => {
    const { name, alt, ...look } = kinds[(position - 1) % kinds.length] as GalleryKind
    const number = Math.ceil(position / kinds.length)
    return {
      title: `${name} ${number}`,
      media: image(
        `Gallery/product-images/${category}/gallery-product-images-${category}-image-${position}`,
        { ...look, alt: `${alt}, design ${number}`, shape: 'square' },
      ),
    }
  })
}
