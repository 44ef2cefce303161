/** The title of a filter of all products. */
export const filterTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A link that adds a value to the chosen ones, replaces another, or removes it. */
export interface FilterLink {
  label: string
  /** The number of items that its address shows; the present number where it is chosen. */
  count: number
  /** The query of its address. */
  query: string
  isChosen?: true | undefined
}

export interface FilterGroup {
  /** In addresses. */
  name: string
  /** The label of a fact of the collection's own. */
  title?: string | undefined
  values: FilterLink[]
}

/** The filters of a list's items, relative to the chosen ones. */
export interface Filters {
  /**
   * The canonical query of the chosen values; `filter=open` without any, `filter=none` where no
   * item fits.
   */
  query: string
  /** The number of items without filters. */
  total: number
  /** The number of items that fit. */
  count: number
  groups: FilterGroup[]
}

/** The query where nothing is chosen, and the filters show. */
export const OPEN = 'filter=open'

/** The query where no item fits. */
export const NONE = 'filter=none'
