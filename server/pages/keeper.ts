import type { Catalogs } from '../catalogs/index.ts'
import type { ContentPage } from '../content/page.ts'
import type { Library } from '../media/library.ts'
import type { ContactDetailsStore } from '../store/contact-details.ts'
import type { SlotDetailsStore } from '../store/slot-details.ts'

/** Enough for each page of a site under a few host names; more names cannot fill the memory. */
const MOST_ENTRIES = 300

interface Entry {
  made: Promise<unknown>
  page: ContentPage
  contact: unknown
  year: number
}

export interface Keeper {
  /**
   * What `make` made for this key before, unless something that the page shows has changed. The
   * page is as content has it: a slot that is hidden may be shown again.
   */
  keep<T>(key: string, page: ContentPage, make: () => Promise<T>): Promise<T>
  /** A question for later: whether what is kept under this key now is still what it shows. */
  whileKept(key: string): () => boolean
}

/** Keeps what is made of pages, and drops exactly what shows a slot or a detail that changed. */
export function createKeeper(options: {
  library: Pick<Library, 'onChange'>
  catalogs: Pick<Catalogs, 'onMade'>
  slotDetails: Pick<SlotDetailsStore, 'onChange'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
}): Keeper {
  const { library, catalogs, slotDetails, contactDetails } = options
  const entries = new Map<string, Entry>()

  function dropThoseWith(...slotPaths: string[]): void {
    const changed = new Set(slotPaths)
    for (const [key, { page }] of entries) {
      if (page.slots.some(({ path }) => changed.has(path))) entries.delete(key)
    }
  }

  library.onChange(slotPath => dropThoseWith(slotPath))
  catalogs.onMade(slotPath => dropThoseWith(slotPath))
  slotDetails.onChange(slotPaths => dropThoseWith(...slotPaths))

  const isFresh = (entry: Entry) =>
    entry.contact === contactDetails.value && entry.year === new Date().getFullYear()

  return {
    keep<T>(key: string, page: ContentPage, make: () => Promise<T>): Promise<T> {
      const known = entries.get(key)
      entries.delete(key)
      const entry =
        known && isFresh(known)
          ? known
          : { made: make(), page, contact: contactDetails.value, year: new Date().getFullYear() }
      // Set again, so that the map stays in the order of last use.
      entries.set(key, entry)
      entry.made.catch(() => entries.delete(key))
      const [oldest] = entries.keys()
      if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest)
      return entry.made as Promise<T>
    },
    whileKept(key) {
      const entry = entries.get(key)
      return () => entry !== undefined && entries.get(key) === entry && isFresh(entry)
    },
  }
}
