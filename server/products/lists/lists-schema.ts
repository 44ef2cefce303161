import * as z from 'zod'
import { slotSchema } from '../../../web/sections/fields.ts'

/** A product that the owner added to those of the site's own content. */
const addedSchema = z.strictObject({
  code: z.string(),
  /** On its tile, as long as no administrator sets another. */
  name: z.string(),
  slot: slotSchema,
})

const listSchema = z.strictObject({
  /** Rises with each change. */
  version: z.int().positive(),
  added: z.array(addedSchema),
  /** Codes, also of those added: no product gets one of them again. */
  deleted: z.array(z.string()),
  /** All codes in the owner's order, deleted ones too; empty for the order of the site. */
  order: z.array(z.string()),
})

/** What the owner changed in the lists of collections, by the id of the collection. */
export const listsSchema = z.record(z.string(), listSchema)

export type ProductList = z.output<typeof listSchema>
export type AddedProduct = z.output<typeof addedSchema>

/** @param Readonly where it was stored: nothing in it changes */
export type ProductLists = Readonly<Record<string, Readonly<ProductList>>>

export const UNCHANGED: Readonly<ProductList> = Object.freeze({
  version: 0,
  added: [],
  deleted: [],
  order: [],
})
