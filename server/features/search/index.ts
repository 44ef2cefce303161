import { SEARCH_WORDS } from '../../../web/features/company/site-texts/search-words.ts'
import { createSerialQueue } from '../../base/serial-queue.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { Library } from '../media/library-types.ts'
import type { ProductPages } from '../products/index.ts'
import type { Collection, Product } from '../products/products.ts'
import type { ShownPages } from '../products/slot-details/shown-pages.ts'
import type { SlotDetailsStore } from '../products/slot-details/store.ts'
import type { Indexes } from './indexes.ts'

export interface SearchOptions {
  content: SiteContent
  products: Pick<ProductPages, 'products' | 'factsOf' | 'onChange'>
  library: Pick<Library, 'file' | 'onChange'>
  slotDetails: Pick<SlotDetailsStore, 'value' | 'onChange'>
  shown: Pick<ShownPages, 'page'>
}

/** The matches of a search, the best first. */
export interface Found {
  products: Product[]
  /** Pages and catalogs. */
  pages: { name: string; text: string; href: string }[]
  /** Suggests collections where nothing was found. */
  nearest(): Collection[]
}

export interface Search {
  /** A new object after each change of the searchable content, for caches. */
  readonly value: object
  /** Finds visible products and pages, in the state of the site when it is called. */
  find(words: string): Promise<Found>
}

/**
 * Searches products, pages and catalogs. The indexes are made at the first search, and again at the
 * first one after a change: all of them for another content, otherwise only the changed ones. Other
 * requests are answered while they are made.
 */
export function openSearch(options: SearchOptions): Search {
  const { content, products, library, slotDetails, shown } = options
  let value = {}
  let last: { content: unknown; details: unknown; indexes: Indexes } | undefined
  const changed = new Set<string>()
  const oneAfterAnother = createSerialQueue()

  const note = (slotPaths: readonly string[]) => {
    value = {}
    for (const path of slotPaths) changed.add(path)
  }
  library.onChange(path => note([path]))
  slotDetails.onChange(note)
  products.onChange(note)
  content.onChange(() => note([]))

  const productSource = () => ({
    factsOf: products.factsOf,
    holdsFile: (slotPath: string) => library.file(slotPath) !== undefined,
  })

  /** @returns indexes of the present state, which may have changed while they were made */
  async function current(createIndexes: CreateIndexes): Promise<Indexes> {
    for (;;) {
      const renewed = [...changed].map(products.products().inSlot)
      changed.clear()
      const isOfPages = renewed.includes(undefined) && last?.details !== slotDetails.value
      if (last && last.content === content.value && !isOfPages) {
        last.indexes.renew(
          renewed.filter(product => product !== undefined),
          productSource(),
        )
        return last.indexes
      }
      // The next search builds the indexes again after a failure.
      last = undefined
      const madeOf = { content: content.value, details: slotDetails.value }
      const indexes = await createIndexes({
        products: products.products(),
        pages: content.value.pages.map(shown.page),
        productSource: productSource(),
        ownWords: content.value.texts?.texts[SEARCH_WORDS] ?? '',
      })
      last = { ...madeOf, indexes }
    }
  }

  return {
    get value() {
      return value
    },
    async find(words) {
      // A start does not need the indexes, nor do most sites for days.
      const { createIndexes } = await import('./indexes.ts')
      return oneAfterAnother(async () => {
        const indexes = await current(createIndexes)
        return indexes.find(words, products.products())
      })
    },
  }
}

type CreateIndexes = typeof import('./indexes.ts').createIndexes
