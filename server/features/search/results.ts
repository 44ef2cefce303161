import { routes } from '../../../web/base/routes.ts'
import type { SectionOf } from '../../../web/sections/schemas.ts'
import {
  type Collection,
  groundOf,
  listAddress,
  type Product,
  type Products,
} from '../products/products.ts'
import type { Found } from './index.ts'
import { narrowedResults, type ValuesOf } from './narrowed-results.ts'
import { addressOf, RESULTS, type SearchQuery } from './search-query.ts'

/** The pages that fit above the fold below the products. */
const PAGES = 4

interface Source {
  query: SearchQuery
  found: Found
  products: Pick<Products, 'collections' | 'all'>
  texts?: SectionOf<'search'>['texts']
  /** The words by which a product is found, beside its collection. */
  valuesOf: ValuesOf
}

/** The section that shows a search, and the products whose pictures it shows. */
export function resultsOf(source: Source): { section: SectionOf<'search'>; shown: Product[] } {
  const { query, found, products, texts, valuesOf } = source
  const { words, chosen } = query
  const isNarrowed = chosen.size > 0
  const all = words ? found.products : isNarrowed ? products.all.filter(isVisible) : []
  const { matches, filters } = narrowedResults(query, all, valuesOf)
  // An address of more than there is now shows the beginning.
  const from = query.from <= matches.length ? query.from : 1
  const shown = matches.slice(from - 1, from - 1 + RESULTS)
  return {
    shown,
    section: {
      kind: 'search',
      ...(texts && { texts }),
      words,
      total: matches.length,
      from,
      results: shown.map(product => ({
        name: product.name,
        note: noteOf(product),
        media: product.slot,
        href: routes.product(product.code),
        tint: groundOf(product),
      })),
      pages: isNarrowed ? [] : found.pages.slice(0, PAGES),
      collections: words || isNarrowed ? [] : collectionsWithNumbers(source),
      filters,
      steps: stepsOf({ ...query, from }, matches.length),
      nearest: all.length > 0 ? [] : found.nearest().map(linkTo),
    },
  }
}

const linkTo = (collection: Collection) => ({
  label: collection.name,
  href: listAddress(collection),
})

const isVisible = (product: Product) => product.isVisible

const collectionsWithNumbers = ({ products }: Source) =>
  products.collections
    .map(collection => ({
      ...linkTo(collection),
      count: collection.products.filter(isVisible).length,
    }))
    .filter(({ count }) => count > 0)

/** Its code, where its name is another, and its collection. */
function noteOf({ code, name, collection }: Product): string {
  return name === code ? collection.name : `${code} · ${collection.name}`
}

/** The first and the last step, and those beside the one that is shown. */
function stepsOf(query: SearchQuery, total: number) {
  if (total <= RESULTS) return []
  const count = Math.ceil(total / RESULTS)
  const current = (query.from - 1) / RESULTS
  return Array.from({ length: count }, (_, index) => index)
    .filter(index => index === 0 || index === count - 1 || Math.abs(index - current) <= 2)
    .map(index => {
      const from = index * RESULTS + 1
      return {
        label: `${from}–${Math.min(from + RESULTS - 1, total)}`,
        href: addressOf({ ...query, from }),
        isCurrent: index === current,
      }
    })
}
