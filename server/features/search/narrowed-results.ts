import { filterTitle } from '../../../web/sections/items/filters.ts'
import type { SectionOf } from '../../../web/sections/schemas.ts'
import { type Chosen, type FilterValue, fits, groupsOf } from '../products/filters/groups.ts'
import { MOST_WITHOUT } from '../products/filters/narrowed.ts'
import { filterNames } from '../products/filters/values.ts'
import type { Product } from '../products/products.ts'
import { addressOf, type SearchQuery, searchFilters } from './search-query.ts'

export type ValuesOf = (product: Product) => readonly FilterValue[]

interface NarrowedResults {
  matches: Product[]
  filters: SectionOf<'search'>['filters']
}

/**
 * The products that fit the chosen filters, and the links to fewer and to more of them. Few results
 * have only filters by collection: the others are for long lists.
 * @param all of the words, whatever is chosen
 */
export function narrowedResults(
  { words, chosen }: SearchQuery,
  all: readonly Product[],
  valuesOf: ValuesOf,
): NarrowedResults {
  const isLong = all.length > MOST_WITHOUT || chosen.size > 0
  const described = all.map(entry => ({
    entry,
    values: [inCollection(entry), ...(isLong ? valuesOf(entry).filter(isOfAll) : [])],
  }))
  const fitting = described.filter(fits(chosen))
  const hrefOf = (chosen: Chosen) => addressOf({ words, chosen, from: 1 })
  // Each link begins anew where nothing fits.
  const groups = groupsOf(described, fitting.length > 0 ? chosen : new Map(), {
    names: searchFilters,
    queryOf: hrefOf,
    whole: 'collection',
  })
  return {
    matches: fitting.map(({ entry }) => entry),
    filters: {
      groups: groups.map(({ name, values }) => ({
        title: filterTitle(name),
        values: values.map(({ query, ...link }) => ({ ...link, href: query })),
      })),
      ...(chosen.size > 0 && { all: { count: all.length, href: hrefOf(new Map()) } }),
    },
  }
}

/** Results are of several collections, which may not have each other's facts. */
const isOfAll = ({ filter }: FilterValue) => filterNames.includes(filter)

const inCollection = ({ collection: { id, name } }: Product) =>
  ({ filter: 'collection', value: id, label: name }) as const
