import type { Slot } from '../../../web/sections/fields.ts'

/** Products that one page lists: its grid, or a category of the gallery. */
export interface CollectionSource {
  id: string
  /** The path of that page. */
  page: string
  /** Of the gallery. */
  category?: string
  /**
   * Of the codes of products whose names are none: the seventh kitchen is KP7. A name such as Ch8 is
   * the code itself. Codes are for ever: a prefix that is printed and quoted does not change.
   */
  prefix: string
  /** The collections that people choose from beside this one, by their ids. */
  goesWith: readonly string[]
  /** Made when its page is parsed: a running site has them in its built content. */
  products(): ShippedProduct[]
}

/** As on its tile, with the place of its picture. */
export interface ShippedProduct {
  name: string
  media: Slot
}
