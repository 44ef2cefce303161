import type { StoredCollection } from '../../products/lists/collection-schema.ts'
import type { ProductStore } from '../../products/store.ts'
import type { PageStore } from '../store.ts'
import type { StoredPage } from '../stored-page.ts'

/**
 * Pages with the state of the collection that they list: one that is hidden, or deleted, takes its page
 * with it. That state is stored with the collection alone, so that both change in one write.
 */
export function withCollectionStates(
  store: PageStore,
  products: Pick<ProductStore, 'collections'>,
): PageStore {
  const goneCollections = () => products.collections.filter(one => one.hidden ?? one.removed)
  return {
    ...store,
    get all() {
      const gone = goneCollections()
      return gone.length > 0 ? store.all.map(page => withStateOf(page, gone)) : store.all
    },
    get(id) {
      const page = store.get(id)
      return page && withStateOf(page, goneCollections())
    },
  }
}

function withStateOf(
  page: Readonly<StoredPage>,
  gone: readonly Readonly<StoredCollection>[],
): Readonly<StoredPage> {
  const lists = listsOf(page)
  const { removed, hidden } = gone.find(({ id }) => lists.includes(id)) ?? {}
  if (removed) return { ...page, deleted: page.deleted ?? removed }
  return hidden ? { ...page, hidden } : page
}

/** The id of the collection that a grid of the page lists. */
function listsOf({ published, draft, origin }: Readonly<StoredPage>): unknown[] {
  const { sections = [] } = (published ?? draft ?? origin)?.source ?? {}
  return sections.flatMap(({ kind, collection }) => (kind === 'product-grid' ? [collection] : []))
}
