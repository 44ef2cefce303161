import * as z from 'zod'
import { FIRST_CURRENCY, isCurrency } from '../../../web/base/money/currencies.ts'
import { starterCollections } from '../../starters/starter-collections.ts'
import { formerLists, withFormerLists } from './former-lists.ts'
import { type FormerRecords, formerRecords, withFormerRecords } from './former-records.ts'
import { collectionSchema, type StoredCollection } from './lists/collection-schema.ts'
import { type Rows, rowsSchema } from './slot-details/rows.ts'

/** The content of `products.json`. */
export const storedSchema = z.strictObject({
  /** Of the site: all prices of products are in it. */
  currency: z.string().refine(isCurrency),
  collections: z.array(collectionSchema),
  /** What is said of slots that are no product's picture, by path. */
  slots: rowsSchema,
})

export type Stored = z.output<typeof storedSchema>

/**
 * Since version 4 `slot-details.json` beside it is a tombstone: a release that knows version 3 alone would
 * remove that, and the one before would then start without the rows of slots. Since version 5 it has the
 * collections, since version 6 all of a product in one place, since version 7 the currency.
 */
export const productsFormat = { version: 7, schema: storedSchema }

/** The products of a new site. */
export const initialProducts = (slots: Rows): Stored => ({
  currency: FIRST_CURRENCY,
  ...withFormerRecords(withFormerLists(starterCollections(), {}), { records: {}, slots }),
})

/**
 * Version 1 had records alone; the rows of slots had a file of their own until version 3, and the products
 * were compiled in until version 4.
 */
export function migrateStored(data: unknown, from: number, formerSlots: () => Rows): Stored {
  if (from === 6) return { currency: FIRST_CURRENCY, ...(data as Omit<Stored, 'currency'>) }
  const { lists, collections, ...said } = (
    from === 1 ? { records: data, lists: {} } : data
  ) as FormerStored
  const { records, slots } = formerRecords.parse({
    ...said,
    ...(from < 3 && { slots: formerSlots() }),
  })
  const all = collections ?? withFormerLists(starterCollections(), formerLists.parse(lists))
  return { currency: FIRST_CURRENCY, ...withFormerRecords(all, { records, slots }) }
}

interface FormerStored extends FormerRecords {
  lists: unknown
  collections?: StoredCollection[]
}
