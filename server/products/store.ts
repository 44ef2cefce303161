import * as z from 'zod'
import type { ProductFacts } from '../../web/products/facts.ts'
import { conflict } from '../errors.ts'
import { openStore } from '../store/json-store.ts'
import type { StoreOptions } from '../store/store-options.ts'
import { type Change, changedFacts, factsSchema } from './facts-schema.ts'
import {
  listsSchema,
  type ProductList,
  type ProductLists,
  UNCHANGED,
} from './lists/lists-schema.ts'

const recordSchema = z.strictObject({
  /** Rises with each change. */
  version: z.int().positive(),
  facts: factsSchema,
  /** ISO 8601 in UTC. */
  updatedAt: z.string(),
})

const storedSchema = z.strictObject({
  records: z.record(z.string(), recordSchema),
  lists: listsSchema,
})

type Stored = z.output<typeof storedSchema>

export interface ProductRecord {
  /** 0 where nothing has been said of the product yet. */
  version: number
  facts: Readonly<ProductFacts>
}

const NOTHING: ProductRecord = Object.freeze({ version: 0, facts: {} })

export type ProductRecords = Awaited<ReturnType<typeof openProductRecords>>

/**
 * What the owner says of products, by code, and which products there are beside those of the content.
 * Products of which nothing was said, and collections whose lists are as shipped, are not in it.
 */
export async function openProductRecords(options: Pick<StoreOptions<Stored>, 'file' | 'adapter'>) {
  const initial = (): Stored => ({ records: {}, lists: {} })
  const store = await openStore<Stored>({
    ...options,
    version: 2,
    schema: storedSchema,
    initial,
    migrate: records => ({ records, lists: {} }),
  })
  const listeners = new Set<(codes: readonly string[]) => void>()
  const listListeners = new Set<() => void>()

  return {
    of: (code: string): ProductRecord => store.value.records[code] ?? NOTHING,

    /** A new object after each change of one of them. */
    get lists(): ProductLists {
      return store.value.lists
    },

    /**
     * Applies all of the changes or none.
     * @param changes by code
     * @throws AppError 409 where one began from an older version than there is now
     */
    async change(changes: ReadonlyMap<string, Change>): Promise<void> {
      await store.change(({ records }) => {
        const updatedAt = new Date().toISOString()
        for (const [code, change] of changes) {
          const { version, facts } = records[code] ?? NOTHING
          if (change.version !== version) throw conflict(newer(code))
          records[code] = { version: version + 1, facts: changedFacts(facts, change), updatedAt }
        }
      })
      for (const listener of listeners) listener([...changes.keys()])
    },

    /**
     * Changes the list of a collection, and what is said of its new products, in one write.
     * @param change throws where it does not apply to the list, or to all lists, any more; it may run
     *   twice
     */
    async changeList(
      collection: string,
      change: (list: ProductList, lists: ProductLists) => void,
      facts: Readonly<Record<string, ProductFacts>> = {},
    ): Promise<void> {
      await store.change(({ lists, records }) => {
        const list = lists[collection] ?? (structuredClone(UNCHANGED) as ProductList)
        change(list, lists)
        list.version += 1
        lists[collection] = list
        const updatedAt = new Date().toISOString()
        for (const [code, said] of Object.entries(facts)) {
          records[code] = { version: 1, facts: said, updatedAt }
        }
      })
      for (const listener of listListeners) listener()
    },

    /** Called with the changed codes; returns a function that unsubscribes. */
    onChange(listener: (codes: readonly string[]) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Called after a list has changed; returns a function that unsubscribes. */
    onListChange(listener: () => void): () => void {
      listListeners.add(listener)
      return () => listListeners.delete(listener)
    },

    settled: store.settled,
  }
}

const newer = (code: string) =>
  `Somebody else has changed ${code} meanwhile. Load it again and repeat your change.`
