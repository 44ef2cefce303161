import { openValues, type Values, type ValuesPlace } from '../store/open-values.ts'
import { type StoredPage, storedPageSchema } from './stored-page.ts'

export interface PageStore extends Pick<Values<StoredPage>, 'onChange' | 'sure' | 'settled'> {
  /** Of every page that an administrator has changed. */
  readonly all: readonly Readonly<StoredPage>[]
  get(id: string): Readonly<StoredPage> | undefined
  /** Changes a page durably; the first change of one stores it from `initial`. */
  change<R>(initial: StoredPage, fn: (draft: StoredPage) => R): Promise<R>
}

export const pagesFormat = { version: 1, schema: storedPageSchema }

/**
 * A value for each page that an administrator has changed, so that a save of one writes no other.
 * @throws StartError naming an invalid one
 */
export async function openPageStore(place: ValuesPlace): Promise<PageStore> {
  const pages = await openValues<StoredPage>(place, pagesFormat)
  return {
    get all() {
      return pages.all
    },
    get: pages.get,
    change: (initial, fn) => pages.change(initial.id, initial, fn),
    onChange: pages.onChange,
    sure: pages.sure,
    settled: pages.settled,
  }
}
