import * as z from 'zod'
import { factsSchema } from '../facts-schema.ts'
import { productNameSchema } from '../slot-details/rows.ts'
import { MOST_PRODUCTS } from './add-product.ts'

const CODE = 'Letters and digits, with dots, slashes or hyphens between them: Ch101 or KX-60/7.5'

/** These words have a meaning in the addresses of products, such as `export.csv`. */
const RESERVED = /^(export|import|labels|spec-sheets?|deletion)(\.|$)/i

export const codeSchema = z
  .string(CODE)
  .trim()
  .max(20, 'A code of at most 20 characters')
  .regex(/^[A-Za-z0-9]+([./-][A-Za-z0-9]+)*$/, CODE)
  .refine(code => !RESERVED.test(code), 'This word is no code. Give another.')

export const newProductSchema = z.strictObject({
  /** Its id. */
  collection: z.string(),
  code: codeSchema,
  name: productNameSchema.min(1, 'A name, or the code again'),
  /** The code of a product that it is drawn like until it has a photo. */
  drawnLike: z.string().max(40).optional(),
  facts: factsSchema.default({}),
})

/** Of any collections. */
export const codesSchema = z.strictObject({
  codes: z.array(z.string()).min(1, 'Name one product at least').max(MOST_PRODUCTS),
})

/** Codes of one collection, and the one before which they come; null for the end. */
export const moveSchema = z.strictObject({
  /** Of the collection's list, that the move began from. */
  version: z.int().nonnegative(),
  codes: z.array(z.string()).min(1, 'Name one product at least').max(MOST_PRODUCTS),
  before: z.string().nullable(),
})
