import type { FilterLink } from '../../../../web/sections/items/filters.ts'

/** Values of one filter that are offered: those of most items. */
const MOST_VALUES = 16

/** Something by which an item is found among others. */
export interface FilterValue {
  filter: string
  /** In addresses. */
  value: string
  label: string
  /** Of amounts, which have an order of their own. */
  rank?: number
  /** The heading of the filter, where its name is none. */
  title?: string
}

/** What is chosen: one value of a filter at most. */
export type Chosen = ReadonlyMap<string, string>

export interface Described<E> {
  entry: E
  values: readonly FilterValue[]
}

export interface FilterSet {
  /** In the order in which they are shown. */
  names: readonly string[]
  /** The query of the address of what is chosen. */
  queryOf(chosen: Chosen): string
  /** The one of which every value is offered. */
  whole?: string
}

export interface Group {
  name: string
  title?: string
  values: FilterLink[]
}

/** Of what a query says twice the first counts. */
export const chosenIn = (query: URLSearchParams, names: readonly string[]): Chosen =>
  new Map(
    names.flatMap(name => {
      const value = query.get(name)
      return value ? [[name, value.toLowerCase()] as const] : []
    }),
  )

/** The parameters of an address, in the order of the names. */
export const pairsOf = (chosen: Chosen, names: readonly string[]): [string, string][] =>
  names.flatMap(name => {
    const value = chosen.get(name)
    return value === undefined ? [] : [[name, value]]
  })

/** Whether an item has all values that are chosen. */
export const fits =
  (chosen: Chosen) =>
  ({ values }: Pick<Described<unknown>, 'values'>): boolean =>
    [...chosen].every(([name, value]) =>
      values.some(one => one.filter === name && one.value === value),
    )

/**
 * The filters that are chosen, and those that have two values at least among what fits: none of their
 * links leads to nothing.
 */
export function groupsOf(
  all: readonly Described<unknown>[],
  chosen: Chosen,
  filters: FilterSet,
): Group[] {
  return filters.names
    .map(name => ({ name, ...titleOf(all, name), values: linksOf(all, name, chosen, filters) }))
    .filter(({ name, values }) => chosen.has(name) || values.length > 1)
}

function titleOf(all: readonly Described<unknown>[], name: string) {
  for (const { values } of all) {
    const { title } = values.find(({ filter }) => filter === name) ?? {}
    if (title !== undefined) return { title }
  }
  return {}
}

function linksOf(
  all: readonly Described<unknown>[],
  name: string,
  chosen: Chosen,
  { queryOf, whole }: FilterSet,
): FilterLink[] {
  const remaining = new Map(chosen)
  remaining.delete(name)
  const found = new Map<string, FilterValue & { count: number }>()
  for (const { values } of all.filter(fits(remaining))) {
    const own = values.filter(({ filter }) => filter === name)
    for (const one of new Map(own.map(one => [one.value, one])).values()) {
      const counted = found.get(one.value)
      found.set(one.value, { ...(counted ?? one), count: (counted?.count ?? 0) + 1 })
    }
  }
  const isChosen = ({ value }: { value: string }) => chosen.get(name) === value
  return [...found.values()]
    .sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || mostFirst(a, b))
    .slice(0, name === whole ? undefined : MOST_VALUES)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || mostFirst(a, b))
    .map(one => ({
      label: one.label,
      count: one.count,
      query: isChosen(one)
        ? queryOf(remaining)
        : queryOf(new Map([...remaining, [name, one.value]])),
      ...(isChosen(one) && { isChosen: true as const }),
    }))
}

interface Counted {
  label: string
  count: number
}

/** Whatever is chosen, so that a link stays where it was when it is followed. */
const mostFirst = (a: Counted, b: Counted) => b.count - a.count || a.label.localeCompare(b.label)
