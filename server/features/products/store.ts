import type { Currency } from '../../../web/base/money/currencies.ts'
import type { ProductFacts } from '../../../web/features/products/facts.ts'
import { namesPlaces } from '../../../web/features/products/further-places.ts'
import { notFound } from '../../base/errors.ts'
import { changeCurrency, type FormerPrices } from './change-currency.ts'
import { changeProducts, type ProductChanges } from './changed-product.ts'
import { addCollection } from './collections/add-collection.ts'
import { changeOwnFacts, type OwnFactsChange } from './collections/own-facts-change.ts'
import { slotDetailsIn } from './details-of-slots.ts'
import { differing } from './differing.ts'
import { type FormerProducts, restoreFormer } from './former-products.ts'
import { changeLists, type ListChanges } from './lists/change-lists.ts'
import { type Collections, listVersions, type StoredCollection } from './lists/collection-schema.ts'
import { type OpenStoredOptions, openStored } from './open-stored.ts'
import { changeRows, type Rows, type SlotDetailsChange } from './slot-details/rows.ts'

export interface StoredChange {
  /** Products that are added, and their order. */
  lists?: ListChanges
  products?: ProductChanges
  /** Of slots that are no product's picture, by path. */
  slots?: ReadonlyMap<string, SlotDetailsChange>
}

export type ProductStore = Awaited<ReturnType<typeof openProductStore>>

/**
 * The collections with their products, and what the owner says of all other slots: one file, so that
 * one change of all of it is one durable write.
 */
export async function openProductStore(options: OpenStoredOptions) {
  const { store, begin } = await openStored(options)
  const [slotDetails, tellOfSlots] = slotDetailsIn(store)
  const listeners = new Set<(codes: readonly string[]) => void>()
  const listListeners = new Set<() => void>()
  store.onChange(before => {
    const { value } = store
    // First, so that those told of an added product find it.
    if (listVersions(before.collections) !== listVersions(value.collections))
      for (const listener of listListeners) listener()
    const codes = differing(factsIn(before.collections), factsIn(value.collections))
    if (codes.length > 0) for (const listener of listeners) listener(codes)
    tellOfSlots(before)
  })

  /** Changes each list that has some of these products, in one write. */
  const changeDeleted = (
    codes: readonly string[],
    change: (list: StoredCollection, own: readonly string[]) => void,
  ): Promise<void> => {
    const wanted = new Set(codes)
    return store.change(({ collections }) => {
      for (const list of collections) {
        const own = list.products.flatMap(({ code }) => (wanted.has(code) ? [code] : []))
        if (own.length === 0) continue
        change(list, own)
        list.version += 1
      }
    })
  }

  return {
    slotDetails,

    /** A new object after each change of the store. */
    get collections(): Collections {
      return store.value.collections
    },

    /** Of all prices. */
    get currency(): Currency {
      return store.value.currency
    },

    /** Details of places that show no product, by path. */
    get words(): Readonly<Rows> {
      return store.value.slots
    },

    /** The facts of the products that have further places, by code: see web/features/products/further-places.ts. */
    get withPlaces(): ReadonlyMap<string, Readonly<ProductFacts>> {
      return new Map(
        Object.entries(factsIn(store.value.collections)).filter(([, facts]) => namesPlaces(facts)),
      )
    },

    /**
     * Changes the list of a collection.
     * @param change throws where it does not apply to the list, or to all lists, any more; it may run
     *   twice
     * @throws AppError 404 where there is no such collection
     */
    async changeList(
      id: string,
      change: (list: StoredCollection, lists: Collections) => void,
    ): Promise<void> {
      await store.change(({ collections }) => {
        const list = collections.find(collection => collection.id === id)
        if (!list) throw notFound(`There is no collection "${id.slice(0, 40)}"`)
        change(list, collections)
        list.version += 1
      })
    },

    /**
     * Changes what the products of a collection have of their own.
     * @throws AppError 404 where there is no such collection; 409 where its list has changed since
     */
    changeOwnFacts: (id: string, change: OwnFactsChange): Promise<void> =>
      store.change(({ collections }) => {
        const list = collections.find(collection => collection.id === id)
        if (!list) throw notFound(`There is no collection "${id.slice(0, 40)}"`)
        changeOwnFacts(list, change, new Date().toISOString())
      }),

    /**
     * Adds a collection without products.
     * @returns whether it was not there before
     * @throws AppError 409 where another one has its prefix
     */
    addCollection: (added: Pick<StoredCollection, 'id' | 'page' | 'prefix'>): Promise<boolean> =>
      store.change(({ collections }) => addCollection(collections, added)),

    /**
     * Changes collections, or their order, in one write.
     * @param change throws where it does not apply any more; it may run twice
     */
    changeCollections: (change: (collections: StoredCollection[]) => void): Promise<void> =>
      store.change(({ collections }) => change(collections)),

    /** Removes a collection that has never had a product; any other one stays. */
    dropEmptyCollection: (id: string): Promise<void> =>
      store.change(draft => {
        draft.collections = draft.collections.filter(
          collection => collection.id !== id || collection.products.length > 0,
        )
      }),

    /** @throws AppError 404 where one of them is deleted already; then none is */
    deleteProducts: (codes: readonly string[]): Promise<void> =>
      changeDeleted(codes, (list, own) => {
        const gone = own.find(code => list.deleted.includes(code))
        if (gone) throw notFound(`${gone} is deleted already`)
        list.deleted.push(...own)
      }),

    restoreProducts: (codes: readonly string[]): Promise<void> =>
      changeDeleted(codes, (list, own) => {
        list.deleted = list.deleted.filter(code => !own.includes(code))
      }),

    /**
     * Applies all of it or nothing.
     * @throws AppError 409 where a product, or a list, began from another version than there is now
     */
    async change({
      lists = new Map(),
      products = new Map(),
      slots = new Map(),
    }: StoredChange): Promise<void> {
      await store.change(draft => {
        const updatedAt = new Date().toISOString()
        changeLists(draft.collections, lists)
        changeProducts(draft.collections, products, updatedAt)
        changeRows(draft.slots, slots, updatedAt)
      })
    },

    /** Removes all collections, with their products, and all that is said of places. */
    empty: (currency: Currency): Promise<void> =>
      store.change(draft => void Object.assign(draft, { currency, collections: [], slots: {} })),

    /** @throws AppError 400 where a price would be too large; 409 where `from` is not the currency any more */
    changeCurrency: (from: Currency, to: Currency, prices: FormerPrices): Promise<void> =>
      store.change(draft => changeCurrency(draft, { from, to, prices }, new Date().toISOString())),

    /** @throws AppError 409 where something of it has changed since */
    restore: (former: FormerProducts): Promise<void> =>
      store.change(draft => restoreFormer(draft, former, new Date().toISOString())),

    /** Called with the codes whose facts changed; returns a function that unsubscribes. */
    onChange(listener: (codes: readonly string[]) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Called after a list has changed; returns a function that unsubscribes. */
    onListChange(listener: () => void): () => void {
      listListeners.add(listener)
      return () => listListeners.delete(listener)
    },

    begin,
    refresh: store.refresh,
    settled: store.settled,
  }
}

/** By code; without products of which nothing is known. */
const factsIn = (collections: Collections): Record<string, Readonly<ProductFacts>> =>
  Object.fromEntries(
    collections.flatMap(({ products }) =>
      products.flatMap(({ code, facts }) => (facts ? [[code, facts]] : [])),
    ),
  )
