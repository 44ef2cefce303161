import * as z from 'zod'
import type { ProductFacts } from '../../web/products/facts.ts'
import { conflict } from '../errors.ts'
import { openStore } from '../store/json-store.ts'
import type { StoreOptions } from '../store/store-options.ts'
import { type Change, changedFacts, factsSchema } from './facts-schema.ts'

const recordSchema = z.strictObject({
  /** Rises with each change. */
  version: z.int().positive(),
  facts: factsSchema,
  /** ISO 8601 in UTC. */
  updatedAt: z.string(),
})

const recordsSchema = z.record(z.string(), recordSchema)

type Records = z.output<typeof recordsSchema>

export interface ProductRecord {
  /** 0 where nothing has been said of the product yet. */
  version: number
  facts: Readonly<ProductFacts>
}

const NOTHING: ProductRecord = Object.freeze({ version: 0, facts: {} })

export type ProductRecords = Awaited<ReturnType<typeof openProductRecords>>

/** What the owner says of products, by code; those of which nothing was said are not in it. */
export async function openProductRecords(options: Pick<StoreOptions<Records>, 'file' | 'adapter'>) {
  const initial = (): Records => ({})
  const store = await openStore<Records>({ ...options, version: 1, schema: recordsSchema, initial })
  const listeners = new Set<(codes: readonly string[]) => void>()

  return {
    of: (code: string): ProductRecord => store.value[code] ?? NOTHING,

    /**
     * Applies all of the changes or none.
     * @param changes by code
     * @throws AppError 409 where one began from an older version than there is now
     */
    async change(changes: ReadonlyMap<string, Change>): Promise<void> {
      await store.change(draft => {
        const updatedAt = new Date().toISOString()
        for (const [code, change] of changes) {
          const { version, facts } = draft[code] ?? NOTHING
          if (change.version !== version) throw conflict(newer(code))
          draft[code] = { version: version + 1, facts: changedFacts(facts, change), updatedAt }
        }
      })
      for (const listener of listeners) listener([...changes.keys()])
    },

    /** Called with the changed codes; returns a function that unsubscribes. */
    onChange(listener: (codes: readonly string[]) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    settled: store.settled,
  }
}

const newer = (code: string) =>
  `Somebody else has changed ${code} meanwhile. Load it again and repeat your change.`
