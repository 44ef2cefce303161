/** A picture that can be looked at alone, by the name under which it is asked for. */
export interface Item {
  /** As `Ch12`; in the address as `?item=Ch12`. */
  code: string
  slot: string
}

const NAME = 'item'

/** Of an entry of the history: the viewer was opened from the page, which is the entry before. */
export const OPENED_HERE = { isViewerOpenedHere: true }

export const isOpenedHere = (): boolean =>
  (history.state as Partial<typeof OPENED_HERE> | null)?.isViewerOpenedHere === true

/** The code of the item that an address shows in the viewer. */
export const viewedCode = (search: string): string | null => new URLSearchParams(search).get(NAME)

/** The same state of the page with another item in the viewer, or with none. */
export function withItem(search: string, code: string | null): string {
  const query = new URLSearchParams(search)
  if (code === null) query.delete(NAME)
  else query.set(NAME, code)
  return query.size > 0 ? `?${query}` : ''
}
