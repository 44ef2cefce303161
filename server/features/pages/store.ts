import { openValues, type Values, type ValuesPlace } from '../../storage/open-values.ts'
import { type StoredPage, storedPageSchema } from './stored-page.ts'

export interface PageStore extends Pick<Values<StoredPage>, 'onChange' | 'refresh' | 'settled'> {
  /** Every page of the site, and those in the bin. */
  readonly all: readonly Readonly<StoredPage>[]
  get(id: string): Readonly<StoredPage> | undefined
  /** Changes a page durably; the first change of one stores it from `initial`. */
  change<R>(initial: StoredPage, fn: (draft: StoredPage) => R): Promise<R>
}

export const pagesFormat = { version: 3, schema: storedPageSchema }

/**
 * A value for each page, so that a save of one writes no other.
 * @throws StartError naming an invalid one
 */
export async function openPageStore(place: ValuesPlace): Promise<PageStore> {
  const pages = await openValues<StoredPage>(place, { ...pagesFormat, migrate })
  return {
    get all() {
      return pages.all
    },
    get: pages.get,
    change: (initial, fn) => pages.change(initial.id, initial, fn),
    onChange: pages.onChange,
    refresh: pages.refresh,
    settled: pages.settled,
  }
}

/**
 * Before version 2 the build that had checked a page was stored: it is checked once more. What a page of
 * the starter was delivered with is stored since version 3: see copy-starter.ts.
 */
function migrate(stored: unknown, from: number): unknown {
  if (from > 1) return stored
  const { published, ...page } = stored as { published?: { checkedBy?: string } }
  if (!published) return page
  const { checkedBy: _, ...checked } = published
  return { ...page, published: { ...checked, format: 0 } }
}
