/** An item of the viewer. */
export interface Item {
  /** A code such as `Ch12`; in the URL as `?item=Ch12`. */
  code: string
  slot: string
  /** Under which links and shortlists may still ask for it. */
  formerNames?: readonly string[]
  /** The page that lists it, where it is shown on another; shortlists name an item by it. */
  list?: { path: string; name: string }
}

const NAME = 'item'

/** The state of a history entry whose previous entry is the page without the viewer. */
export const OPENED_HERE = { isViewerOpenedHere: true }

export const isOpenedHere = (): boolean =>
  (history.state as Partial<typeof OPENED_HERE> | null)?.isViewerOpenedHere === true

/** The code of the item that a query shows in the viewer. */
export const viewedCode = (search: string): string | null => new URLSearchParams(search).get(NAME)

/** The same query with another item in the viewer, or with none. */
export function withItem(search: string, code: string | null): string {
  const query = new URLSearchParams(search)
  if (code === null) query.delete(NAME)
  else query.set(NAME, code)
  return query.size > 0 ? `?${query}` : ''
}
