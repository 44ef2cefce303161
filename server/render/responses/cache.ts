import { LRUCache } from 'lru-cache'
import { kilobyte } from '../../../web/base/units.ts'
import { bytesFor, bytesOf } from '../../base/memory-budget.ts'

/** The state of the site that a value depends on. Any change of it invalidates the value. */
export interface MadeOf {
  /** The files and details of these slots, and the products that they show. */
  slots?: readonly { path: string }[]
  contactDetails?: boolean
  /** The pages; each shows others in its navigation. */
  content?: boolean
  /** The search indexes: see server/features/search/. */
  search?: boolean
  /** The owner's prices for the parts of units that visitors design. */
  designPrices?: boolean
  /** True for one of many of a kind, which must not push the pages out of the cache. */
  isItem?: boolean
  /**
   * True for a body made of a plan, of which there are millions, that must push out nothing else.
   */
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
  /** Every answer with a mark or a colour depends on it. */
  brand: { readonly value: unknown }
}

/** Values derived from the site's state, cached in memory until that state changes. */
export interface Cache {
  /** The value of a key; undefined where it is missing or its state has changed. */
  get(key: string): unknown
  /** @param bytes of the value; the key and the bookkeeping count as well */
  set(key: string, value: unknown, madeOf: MadeOf, bytes: number): void
  /**
   * The cached value of a key, or a new one. `make` reads all state itself: every change from this
   * call on invalidates the value. Failures are not cached.
   */
  getOrMake<T>(
    key: string,
    madeOf: MadeOf,
    make: () => Promise<T>,
    sizeOf: (value: T) => number,
  ): Promise<T>
}

interface Entry {
  value: unknown
  madeOf: MadeOf
  contactDetails: unknown
  content: unknown
  search: unknown
  designPrices: unknown
  brand: unknown
  year: number
  day: string
}

/** Compared as a whole when an entry is read. */
const parts = ['contactDetails', 'content', 'search', 'designPrices', 'year', 'day'] as const

/** Bytes for the objects of an entry and its places in the maps. */
export const OVERHEAD = kilobyte

/**
 * The bytes of a key. Longer ones belong to addresses that no link of ours has, and are not cached.
 */
const LONGEST_KEY = 2 * kilobyte

/**
 * A cache with LRU eviction. The limits are in bytes.
 * @param clock milliseconds since 1970
 */
export function createCache(
  { library, catalogs, slotDetails, products, ...values }: SiteState,
  {
    mostBytes = bytesFor('pages'),
    mostBytesOfItems = bytesFor('items'),
    mostBytesOfDesigns = bytesFor('designs'),
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
    brand: values.brand.value,
    year: new Date(clock()).getFullYear(),
    day: today(),
  })

  function isCurrent({ madeOf, ...versions }: Entry): boolean {
    const now = state()
    // The brand changes a few times in the life of a site: no answer needs to name it.
    if (versions.brand !== now.brand) return false
    return parts.every(part => !madeOf[part] || versions[part] === now[part])
  }

  function get(key: string): unknown {
    const entry = pages.get(key) ?? items.get(key) ?? designs.get(key)
    return entry && isCurrent(entry) ? entry.value : undefined
  }

  function store(key: string, entry: Entry, bytes: number): void {
    const ofKey = bytesOf(key)
    if (ofKey > LONGEST_KEY) return
    entriesFor(entry.madeOf).set(key, entry, { size: bytes + ofKey + OVERHEAD })
  }

  return {
    get,
    set: (key, value, madeOf, bytes) => store(key, { value, madeOf, ...state() }, bytes),
    getOrMake<T>(
      key: string,
      madeOf: MadeOf,
      make: () => Promise<T>,
      sizeOf: (value: T) => number,
    ): Promise<T> {
      const cached = get(key)
      if (cached) return cached as Promise<T>
      const stateBefore = state()
      const entries = entriesFor(madeOf)
      const value = make()
      const entry: Entry = { value, madeOf, ...stateBefore }
      store(key, entry, 0)
      value.then(
        result => {
          if (entries.peek(key) !== entry) return
          // The entry is a new object, since setting the same one would keep its old size.
          store(key, { ...entry }, sizeOf(result))
        },
        () => {
          if (entries.peek(key) === entry) entries.delete(key)
        },
      )
      return value
    },
  }
}
