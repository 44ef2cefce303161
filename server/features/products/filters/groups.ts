import type { FilterLink } from '../../../../web/sections/items/filters.ts'

/** Values of one filter that are offered: those of most items. */
const MOST_VALUES = 16

/** Something by which an item is found among others. */
export interface Value<Name extends string> {
  filter: Name
  /** In addresses. */
  value: string
  label: string
  /** Of amounts, which have an order of their own. */
  rank?: number
  /** The heading of the filter, where its name is none. */
  title?: string
}

/** What is chosen: one value of a filter at most. */
export type Chosen<Name extends string> = ReadonlyMap<Name, string>

export interface Described<E, Name extends string> {
  entry: E
  values: readonly Value<Name>[]
}

export interface FilterSet<Name extends string> {
  /** In the order in which they are shown. */
  names: readonly Name[]
  /** The query of the address of what is chosen. */
  queryOf(chosen: Chosen<Name>): string
  /** The one of which every value is offered. */
  whole?: Name
}

export interface Group<Name extends string> {
  name: Name
  title?: string
  values: FilterLink[]
}

/** Of what a query says twice the first counts. */
export const chosenIn = <Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Chosen<Name> =>
  new Map(
    names.flatMap(name => {
      const value = query.get(name)
      return value ? [[name, value.toLowerCase()] as const] : []
    }),
  )

/** The parameters of an address, in the order of the names. */
export const pairsOf = <Name extends string>(
  chosen: Chosen<Name>,
  names: readonly Name[],
): [Name, string][] =>
  names.flatMap(name => {
    const value = chosen.get(name)
    return value === undefined ? [] : [[name, value]]
  })

/** Whether an item has all values that are chosen. */
export const fits =
  <Name extends string>(chosen: Chosen<Name>) =>
  ({ values }: Pick<Described<unknown, Name>, 'values'>): boolean =>
    [...chosen].every(([name, value]) =>
      values.some(one => one.filter === name && one.value === value),
    )

/**
 * The filters that are chosen, and those that have two values at least among what fits: none of their
 * links leads to nothing.
 */
export function groupsOf<Name extends string>(
  all: readonly Described<unknown, Name>[],
  chosen: Chosen<Name>,
  filters: FilterSet<Name>,
): Group<Name>[] {
  return filters.names
    .map(name => ({ name, ...titleOf(all, name), values: linksOf(all, name, chosen, filters) }))
    .filter(({ name, values }) => chosen.has(name) || values.length > 1)
}

function titleOf<Name extends string>(all: readonly Described<unknown, Name>[], name: Name) {
  for (const { values } of all) {
    const { title } = values.find(({ filter }) => filter === name) ?? {}
    if (title !== undefined) return { title }
  }
  return {}
}

function linksOf<Name extends string>(
  all: readonly Described<unknown, Name>[],
  name: Name,
  chosen: Chosen<Name>,
  { queryOf, whole }: FilterSet<Name>,
): FilterLink[] {
  const remaining = new Map(chosen)
  remaining.delete(name)
  const found = new Map<string, Value<Name> & { count: number }>()
  for (const { values } of all.filter(fits<Name>(remaining))) {
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
