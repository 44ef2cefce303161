import { type SiteContent, siteContent } from '../../content/site-content.ts'
import { derived } from '../../derived.ts'
import { type Products, productsIn } from '../products.ts'
import type { ProductRecords } from '../records.ts'
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

/** Follows both the content that is shipped and the owner's lists. */
export function listedSite(
  shipped: SiteContent,
  records: Pick<ProductRecords, 'lists' | 'onListChange'>,
): ListedSite {
  const listed = () => listedContent(shipped.value, records.lists)
  const content = siteContent(listed())
  const replace = () => content.replace(listed())
  shipped.onChange(replace)
  records.onListChange(replace)
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
