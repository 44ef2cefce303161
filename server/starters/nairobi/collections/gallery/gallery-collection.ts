import { routes } from '../../../../../web/base/routes.ts'
import { image, type Look, series } from '../../../../content/slots.ts'
import type { CollectionSource, DeliveredProduct } from '../collection.ts'

/**
 * A kind of item that occurs several times: its name before the number, and how one of them is
 * drawn.
 */
export interface GalleryKind extends Look {
  name: string
}

interface GalleryCollection extends Pick<CollectionSource, 'id' | 'prefix' | 'goesWith'> {
  /** They alternate, so that adjacent items differ. */
  kinds: GalleryKind[]
}

/** A hundred items of a category of the gallery, which has the id of the collection. */
export function galleryCollection({ id, kinds, ...rest }: GalleryCollection): CollectionSource {
  return {
    id,
    page: routes.gallery(),
    category: id,
    ...rest,
    products: () => series(100, position => itemAt(position, id, kinds)),
  }
}

function itemAt(position: number, category: string, kinds: GalleryKind[]): DeliveredProduct {
  const { name, alt, ...look } = kinds[(position - 1) % kinds.length] as GalleryKind
  const number = Math.ceil(position / kinds.length)
  return {
    name: `${name} ${number}`,
    media: image(
      `Gallery/product-images/${category}/gallery-product-images-${category}-image-${position}`,
      { ...look, alt: `${alt}, design ${number}`, shape: 'square' },
    ),
  }
}
