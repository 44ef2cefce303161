import { type SiteContent, siteContent } from '../../content/site-content.ts'
import { derived } from '../../derived.ts'
import { type Products, productsIn } from '../products.ts'
import type { ProductRecords } from '../records.ts'
import { withFurtherSlots } from './further-slots.ts'
import { listedContent } from './listed-content.ts'
import { UNCHANGED } from './lists-schema.ts'
import { ordered } from './order.ts'

export interface ListedSite {
  /** The content of the running site with the owner's lists. */
  content: SiteContent
  /** Those of the site's own content, deleted ones too. */
  shipped: () => Products
  /** All codes of a collection in its order, those of deleted products too. */
  codesOf(collection: string): string[]
}

/** Follows the content that is shipped, the owner's lists and the further places of products. */
export function listedSite(
  shipped: SiteContent,
  records: Pick<ProductRecords, 'lists' | 'withPlaces' | 'onListChange' | 'onChange'>,
): ListedSite {
  let places = ''
  const listed = () => {
    places = written(records.withPlaces)
    return withFurtherSlots(listedContent(shipped.value, records.lists), records.withPlaces)
  }
  const content = siteContent(listed())
  const replace = () => content.replace(listed())
  shipped.onChange(replace)
  records.onListChange(replace)
  // Every page is made again: not for other facts.
  records.onChange(() => {
    if (written(records.withPlaces) !== places) replace()
  })
  const shippedProducts = derived(() => shipped.value, productsIn)
  return {
    content,
    shipped: shippedProducts,
    codesOf(collection) {
      const { added, order } = records.lists[collection] ?? UNCHANGED
      const known = shippedProducts().collections.find(({ id }) => id === collection)
      const codes = [...(known?.products ?? []), ...added].map(({ code }) => code)
      return ordered([...new Set(codes)], order)
    },
  }
}

const written = (places: ProductRecords['withPlaces']) =>
  JSON.stringify([...places].map(([code, facts]) => [code, facts.morePictures, facts.documents]))
