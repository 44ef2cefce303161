import * as z from 'zod'
import { formerNames, slot, text } from '../fields.ts'

/** Products side by side, made of the codes in the address. */
export const compare = z.strictObject({
  kind: z.literal('compare'),
  /** The canonical query of these products; '' without any. */
  query: z.string(),
  /** A remark on the codes in the address. */
  note: text.optional(),
  items: z.array(
    z.strictObject({
      code: text,
      name: text,
      media: slot,
      formerNames,
      /** The page that lists it, by which inquiries name it. */
      list: z.strictObject({ path: text, name: text }),
      /** The query of the others. */
      without: z.string(),
    }),
  ),
  /** Whatever is known of one of them, in the order of the products; '' where it is not known. */
  rows: z.array(
    z.strictObject({ name: text, values: z.array(z.string()), isDifferent: z.boolean() }),
  ),
})
