import type { Slot } from '../../../../web/sections/fields.ts'
import type { StoredCollection } from '../../../features/products/lists/collection-schema.ts'

/** Products that one page lists, its grid or a category of the gallery, as the starter has them. */
export interface CollectionSource
  extends Pick<StoredCollection, 'id' | 'page' | 'category' | 'prefix'> {
  goesWith: readonly string[]
  /** Made when a first start stores them. A name such as Ch8 is the code itself. */
  products(): DeliveredProduct[]
}

/** A product by the name on its tile, with the place of its picture. */
export interface DeliveredProduct {
  name: string
  media: Slot
}
