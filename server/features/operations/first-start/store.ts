import * as z from 'zod'
import { isCurrency } from '../../../../web/base/money/currencies.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'
import { editedContactDetails } from '../../company/contact-details/schema.ts'

/** The details and the currency of an empty site. */
const beginningSchema = z.strictObject({
  details: editedContactDetails,
  /** False where nobody has given the details yet: visitors wait for them. */
  isGiven: z.boolean(),
  currency: z.string().refine(isCurrency),
  by: z.string(),
})

const firstStartSchema = z.strictObject({
  /** An empty site that is not stored whole yet: see begin-empty.ts. */
  beginning: beginningSchema.nullable(),
  /** The time at which the questions of the first start were answered, ISO 8601 in UTC. */
  answeredAt: z.iso.datetime().nullable(),
})

export const firstStartFormat = { version: 1, schema: firstStartSchema }

export type Beginning = z.output<typeof beginningSchema>
type Stored = z.output<typeof firstStartSchema>

export type FirstStartStore = Awaited<ReturnType<typeof openFirstStart>>

/** Stores whether the first questions were answered, and an empty site that is not whole yet. */
export async function openFirstStart(options: StorePlace) {
  const store = await openStore<Stored>({
    ...options,
    ...firstStartFormat,
    initial: () => ({ beginning: null, answeredAt: null }),
  })
  return {
    get value(): Readonly<Stored> {
      return store.value
    },
    /** The empty site takes the place of the other from here on, also after a crash. */
    begin: (beginning: Beginning) =>
      store.change(draft => void Object.assign(draft, { beginning: structuredClone(beginning) })),
    /** The empty site is stored whole. */
    end: (answeredAt: string | null) =>
      store.change(draft => void Object.assign(draft, { beginning: null, answeredAt })),
    refresh: store.refresh,
    settled: store.settled,
  }
}
