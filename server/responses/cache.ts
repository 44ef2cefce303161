import { LRUCache } from 'lru-cache'

/** The state of the site that a value depends on. Any change of it invalidates the value. */
export interface MadeOf {
  /** The files and details of these slots, and the products that they show. */
  slots?: readonly { path: string }[]
  contactDetails?: boolean
  /** The pages, of which each shows others in its navigation. */
  content?: boolean
  /** What can be found: see server/search/. */
  search?: boolean
  /** What the owner asks for the parts of units that visitors design. */
  designPrices?: boolean
  /** Whether it is one of many of a kind, which must not push the pages out of the cache. */
  isItem?: boolean
  /** Whether it is made of a plan, of which there are millions, that must push out nothing else. */
  isDesign?: boolean
  /** The year, in the server's time zone. */
  year?: boolean
  /** The day, at the company. */
  day?: boolean
}

/** The stores and files of the site that notify of changes. */
export interface SiteState {
  library: { onChange(listener: (slotPath: string) => void): unknown }
  catalogs: { onMade(listener: (slotPath: string) => void): unknown }
  slotDetails: { onChange(listener: (slotPaths: readonly string[]) => void): unknown }
  products: { onChange(listener: (slotPaths: readonly string[]) => void): unknown }
  /** New objects after each change. */
  contactDetails: { readonly value: unknown }
  content: { readonly value: unknown }
  search: { readonly value: unknown }
  designPrices: { readonly value: unknown }
}

/** Values derived from the site's state, cached in memory until that state changes. */
export interface Cache {
  /** The value of a key; undefined where there is none or its state has changed. */
  get(key: string): unknown
  set(key: string, value: unknown, madeOf: MadeOf, bytes: number): void
  /**
   * The cached value of a key, or a new one. `make` reads all state itself: every change from this
   * call on invalidates the value. Failures are not cached.
   */
  getOrMake<T>(
    key: string,
    madeOf: MadeOf,
    make: () => Promise<T>,
    sizeOf: (made: T) => number,
  ): Promise<T>
}

interface Entry {
  value: unknown
  madeOf: MadeOf
  contactDetails: unknown
  content: unknown
  search: unknown
  designPrices: unknown
  year: number
  day: string
}

/** Bytes: all pages and the drawings and images of a few, in the encodings of common browsers. */
const MOST_BYTES = 48 * 1024 * 1024

/** Compared as a whole when an entry is read. */
const parts = ['contactDetails', 'content', 'search', 'designPrices', 'year', 'day'] as const

/** Bytes of what `isItem` marks. */
const MOST_BYTES_OF_ITEMS = 8 * 1024 * 1024

/** Bytes of what `isDesign` marks: some hundred drawings. */
const MOST_BYTES_OF_DESIGNS = 4 * 1024 * 1024

/** For the key, the headers and the maps. */
const OVERHEAD = 1024

/**
 * A cache with LRU eviction.
 * @param clock milliseconds since 1970
 */
export function createCache(
  { library, catalogs, slotDetails, products, ...values }: SiteState,
  {
    mostBytes = MOST_BYTES,
    mostBytesOfItems = MOST_BYTES_OF_ITEMS,
    mostBytesOfDesigns = MOST_BYTES_OF_DESIGNS,
    clock = Date.now,
    today = () => new Date(clock()).toDateString(),
  } = {},
): Cache {
  const pages = new LRUCache<string, Entry>({ maxSize: mostBytes })
  const items = new LRUCache<string, Entry>({ maxSize: mostBytesOfItems })
  const designs = new LRUCache<string, Entry>({ maxSize: mostBytesOfDesigns })
  const entriesFor = ({ isItem, isDesign }: MadeOf) => (isDesign ? designs : isItem ? items : pages)

  function endThoseOf(slotPaths: readonly string[]): void {
    const changed = new Set(slotPaths)
    for (const entries of [pages, items, designs]) {
      for (const [key, { madeOf }] of entries) {
        if (madeOf.slots?.some(({ path }) => changed.has(path))) entries.delete(key)
      }
    }
  }

  library.onChange(slotPath => endThoseOf([slotPath]))
  catalogs.onMade(slotPath => endThoseOf([slotPath]))
  slotDetails.onChange(endThoseOf)
  products.onChange(endThoseOf)

  const state = () => ({
    contactDetails: values.contactDetails.value,
    content: values.content.value,
    search: values.search.value,
    designPrices: values.designPrices.value,
    year: new Date(clock()).getFullYear(),
    day: today(),
  })

  function isCurrent({ madeOf, ...then }: Entry): boolean {
    const now = state()
    return parts.every(part => !madeOf[part] || then[part] === now[part])
  }

  function get(key: string): unknown {
    const entry = pages.get(key) ?? items.get(key) ?? designs.get(key)
    return entry && isCurrent(entry) ? entry.value : undefined
  }

  return {
    get,
    set: (key, value, madeOf, bytes) =>
      void entriesFor(madeOf).set(key, { value, madeOf, ...state() }, { size: bytes + OVERHEAD }),
    getOrMake<T>(
      key: string,
      madeOf: MadeOf,
      make: () => Promise<T>,
      sizeOf: (made: T) => number,
    ): Promise<T> {
      const known = get(key)
      if (known) return known as Promise<T>
      const begun = state()
      const entries = entriesFor(madeOf)
      const value = make()
      const entry: Entry = { value, madeOf, ...begun }
      entries.set(key, entry, { size: OVERHEAD })
      value.then(
        made => {
          if (entries.peek(key) !== entry) return
          // As a new object, since setting the same one would keep its old size.
          entries.set(key, { ...entry }, { size: sizeOf(made) + OVERHEAD })
        },
        () => {
          if (entries.peek(key) === entry) entries.delete(key)
        },
      )
      return value
    },
  }
}
