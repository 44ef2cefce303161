import { derived } from '../../base/derived.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { type Products, productsIn } from './products.ts'
import type { ProductStore } from './store.ts'

/** The products of the site as they are now: a change of one makes no content anew. */
export function currentProducts(
  content: Pick<SiteContent, 'value'>,
  store: Pick<ProductStore, 'collections' | 'currency'>,
): () => Products {
  const inContent = derived(
    () => content.value,
    ({ byPath, hiddenPages }) =>
      derived(
        () => store.collections,
        collections => productsIn({ byPath, hiddenPages, collections, currency: store.currency }),
      ),
  )
  return () => inContent()()
}
