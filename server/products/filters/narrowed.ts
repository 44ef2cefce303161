import {
  type FilterGroup,
  type FilterLink,
  type FilterName,
  type Filters,
  filterNames,
  NONE,
  OPEN,
} from '../../../web/sections/items/filters.ts'
import type { FilterValue } from './values.ts'

/** Shorter lists have no filters: all of their items are seen at a glance. */
const MOST_WITHOUT = 24

/** Values of one filter that are offered: those of most items. */
const MOST_VALUES = 16

/** What is chosen: one value of a filter at most. */
type Chosen = ReadonlyMap<FilterName, string>

interface Counted {
  label: string
  count: number
}

interface Described<E> {
  entry: E
  values: readonly FilterValue[]
}

export interface Narrowed<E> {
  entries: E[]
  filters: Filters
}

const NAMES = Object.keys(filterNames) as FilterName[]

/** Whether a list has any filters to offer. */
export function isFilterable<E>(
  entries: readonly E[],
  valuesOf: (entry: E) => readonly FilterValue[],
): boolean {
  if (entries.length <= MOST_WITHOUT) return false
  const first = new Map<FilterName, string>()
  return entries.some(entry =>
    valuesOf(entry).some(({ filter, value }) => {
      const known = first.get(filter)
      first.set(filter, known ?? value)
      return known !== undefined && known !== value
    }),
  )
}

/** Whether a query asks for the filters of a list, or for some of its items. */
export const asksForFilters = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some(
    name => name === 'filter' || NAMES.includes(name as FilterName),
  )

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
  const chosen = chosenIn(search)
  const all = entries.map(entry => ({ entry, values: valuesOf(entry) }))
  const fitting = all.filter(fits(chosen))
  if (fitting.length === 0 || new URLSearchParams(search).get('filter') === 'none') {
    const groups = groupsOf(all, new Map())
    return { entries: [], filters: { query: NONE, total: all.length, count: 0, groups } }
  }
  const groups = groupsOf(all, chosen)
  // A filter with one value is none.
  if (chosen.size === 0 && groups.length === 0) return undefined
  return {
    entries: fitting.map(({ entry }) => entry),
    filters: { query: queryOf(chosen), total: all.length, count: fitting.length, groups },
  }
}

function chosenIn(search: string): Chosen {
  const query = new URLSearchParams(search)
  return new Map(
    NAMES.flatMap(name => {
      const value = query.get(name)
      return value ? [[name, value.toLowerCase()] as const] : []
    }),
  )
}

const fits =
  (chosen: Chosen) =>
  ({ values }: Described<unknown>): boolean =>
    [...chosen].every(([name, value]) =>
      values.some(one => one.filter === name && one.value === value),
    )

function queryOf(chosen: Chosen): string {
  const pairs = NAMES.flatMap(name => {
    const value = chosen.get(name)
    return value === undefined ? [] : [[name, value]]
  })
  return pairs.length > 0 ? String(new URLSearchParams(pairs)) : OPEN
}

/** The filters that are chosen, and those that have two values at least among what fits. */
function groupsOf(all: readonly Described<unknown>[], chosen: Chosen): FilterGroup[] {
  return NAMES.map(name => ({ name, values: linksOf(all, name, chosen) })).filter(
    ({ name, values }) => chosen.has(name) || values.length > 1,
  )
}

function linksOf(
  all: readonly Described<unknown>[],
  name: FilterName,
  chosen: Chosen,
): FilterLink[] {
  const others = new Map(chosen)
  others.delete(name)
  const found = new Map<string, FilterValue & { count: number }>()
  for (const { values } of all.filter(fits(others))) {
    const own = values.filter(({ filter }) => filter === name)
    for (const one of new Map(own.map(one => [one.value, one])).values()) {
      const known = found.get(one.value)
      found.set(one.value, { ...(known ?? one), count: (known?.count ?? 0) + 1 })
    }
  }
  const isChosen = ({ value }: { value: string }) => chosen.get(name) === value
  return [...found.values()]
    .sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || mostFirst(a, b))
    .slice(0, MOST_VALUES)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || mostFirst(a, b))
    .map(one => ({
      label: one.label,
      count: one.count,
      query: isChosen(one) ? queryOf(others) : queryOf(new Map([...others, [name, one.value]])),
      ...(isChosen(one) && { isChosen: true as const }),
    }))
}

/** Whatever is chosen, so that a link stays where it was when it is followed. */
const mostFirst = (a: Counted, b: Counted) => b.count - a.count || a.label.localeCompare(b.label)
