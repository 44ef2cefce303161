import type { ProductFacts } from '../../web/products/facts.ts'
import { conflict, notFound } from '../errors.ts'
import type { Store } from '../store/open-store.ts'
import { changedFacts, type FactsChange } from './change-schema.ts'
import type { Collections, StoredCollection } from './lists/collection-schema.ts'
import type { Stored } from './stored.ts'

export interface ProductRecord {
  /** 0 where nothing has been said of the product yet. */
  version: number
  facts: Readonly<ProductFacts>
}

export interface RecordChange {
  /** That the change began from; without one it is made whatever there is. */
  version?: number | undefined
  facts?: FactsChange | undefined
}

/** By code: all products of which anything changes, since the version of each of these rises. */
export type RecordChanges = ReadonlyMap<string, RecordChange>

type Listener = (codes: readonly string[]) => void

const NOTHING: ProductRecord = Object.freeze({ version: 0, facts: {} })

export type ProductRecords = ReturnType<typeof recordsIn>[0]

/**
 * The records of products, and the collections that they are listed in.
 * @returns with them, what to call with the codes of some that were changed, and after lists were
 */
export function recordsIn(store: Store<Stored>) {
  const listeners = new Set<Listener>()
  const listListeners = new Set<() => void>()

  const records = {
    of: (code: string): ProductRecord => store.value.records[code] ?? NOTHING,

    /** Of the products that have further places: see web/products/further-places.ts. */
    get withPlaces(): ReadonlyMap<string, Readonly<ProductFacts>> {
      const all = Object.entries(store.value.records)
      return new Map(all.filter(hasPlaces).map(([code, { facts }]) => [code, facts]))
    },

    /** @throws AppError 409 where one of these changes began from another version than there is now */
    assertCurrent: (changes: RecordChanges) => assertCurrent(store.value.records, changes),

    /** A new object after each change of the store. */
    get collections(): Collections {
      return store.value.collections
    },

    /**
     * Changes the list of a collection, and what is said of its new products, in one write.
     * @param change throws where it does not apply to the list, or to all lists, any more; it may run
     *   twice
     * @throws AppError 404 where there is no such collection
     */
    async changeList(
      id: string,
      change: (list: StoredCollection, lists: Collections) => void,
      facts: Readonly<Record<string, ProductFacts>> = {},
    ): Promise<void> {
      await store.change(({ collections, records }) => {
        const list = collections.find(collection => collection.id === id)
        if (!list) throw notFound(`There is no collection "${id.slice(0, 40)}"`)
        change(list, collections)
        list.version += 1
        const updatedAt = new Date().toISOString()
        for (const [code, addedFacts] of Object.entries(facts)) {
          records[code] = { version: 1, facts: addedFacts, updatedAt }
        }
      })
    },

    /** Called with the codes whose facts changed; returns a function that unsubscribes. */
    onChange(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Called after a list has changed; returns a function that unsubscribes. */
    onListChange(listener: () => void): () => void {
      listListeners.add(listener)
      return () => listListeners.delete(listener)
    },
  }

  function tellOfLists(): void {
    for (const listener of listListeners) listener()
  }

  function tell(codes: readonly string[]): void {
    if (codes.length > 0) for (const listener of listeners) listener(codes)
  }
  return [records, tell, tellOfLists] as const
}

const hasPlaces = ([, { facts }]: [string, ProductRecord]) =>
  facts.morePictures !== undefined || facts.documents !== undefined

/** @throws AppError 409 where one began from another version than there is now */
export function changeRecords(
  records: Stored['records'],
  changes: RecordChanges,
  updatedAt: string,
): void {
  assertCurrent(records, changes)
  for (const [code, { facts: change = {} }] of changes) {
    const { version, facts } = records[code] ?? NOTHING
    records[code] = { version: version + 1, facts: changedFacts(facts, change), updatedAt }
  }
}

function assertCurrent(records: Readonly<Stored['records']>, changes: RecordChanges): void {
  for (const [code, { version }] of changes) {
    const now = (records[code] ?? NOTHING).version
    if (version !== undefined && version !== now) throw conflict(newer(code))
  }
}

const newer = (code: string) =>
  `Somebody else has changed ${code} meanwhile. Load it again and repeat your change.`
