import { OWN_IDS } from '../../../../web/features/products/own-facts.ts'
import { type Filters, NONE, OPEN } from '../../../../web/sections/items/filters.ts'
import { type Chosen, chosenIn, type FilterValue, fits, groupsOf, pairsOf } from './groups.ts'
import { filterNames } from './values.ts'

/** Shorter lists have no filters: all of their items are seen at a glance. */
export const MOST_WITHOUT = 24

export interface Narrowed<E> {
  entries: E[]
  filters: Filters
}

const NAMES: readonly string[] = [...filterNames, ...OWN_IDS]

/** Tells whether a list has filters to offer. */
export function isFilterable<E>(
  entries: readonly E[],
  valuesOf: (entry: E) => readonly FilterValue[],
): boolean {
  if (entries.length <= MOST_WITHOUT) return false
  const first = new Map<string, string>()
  return entries.some(entry =>
    valuesOf(entry).some(({ filter, value }) => {
      const earlier = first.get(filter)
      first.set(filter, earlier ?? value)
      return earlier !== undefined && earlier !== value
    }),
  )
}

/** Whether a query asks for the filters of a list, or for some of its items. */
export const asksForFilters = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some(name => name === 'filter' || NAMES.includes(name))

/**
 * Those of a list that fit a query, with the links to fewer and to more of them; undefined where the
 * query asks for none, or the list is short.
 */
export function narrowed<E>(
  entries: readonly E[],
  valuesOf: (entry: E) => readonly FilterValue[],
  search: string,
): Narrowed<E> | undefined {
  if (entries.length <= MOST_WITHOUT || !asksForFilters(search)) return undefined
  const chosen = chosenIn(new URLSearchParams(search), NAMES)
  const all = entries.map(entry => ({ entry, values: valuesOf(entry) }))
  const fitting = all.filter(fits(chosen))
  if (fitting.length === 0 || new URLSearchParams(search).get('filter') === 'none') {
    const groups = groupsOf(all, new Map(), { names: NAMES, queryOf })
    return { entries: [], filters: { query: NONE, total: all.length, count: 0, groups } }
  }
  const groups = groupsOf(all, chosen, { names: NAMES, queryOf })
  // A filter with one value is none.
  if (chosen.size === 0 && groups.length === 0) return undefined
  return {
    entries: fitting.map(({ entry }) => entry),
    filters: { query: queryOf(chosen), total: all.length, count: fitting.length, groups },
  }
}

function queryOf(chosen: Chosen): string {
  const query = String(new URLSearchParams(pairsOf(chosen, NAMES)))
  return query || OPEN
}
