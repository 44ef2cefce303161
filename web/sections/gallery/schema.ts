import * as z from 'zod'
import { formerNames, ownCode, part, slot, text } from '../fields.ts'

/**
 * The product images of the gallery by category, and their PDF catalogs behind the second button.
 */
export const gallery = z.strictObject({
  kind: z.literal('gallery'),
  initial: z.number().int().positive().default(20),
  categories: z
    .array(
      z.strictObject({
        id: z.enum(['prefab-units', 'interior-design', 'executive-furniture']),
        label: text,
        text,
        items: z.array(z.strictObject({ title: text, media: slot, code: ownCode, formerNames })),
        part,
        /** Absent where the administrators hide it. */
        catalog: z.strictObject({ title: text, text, media: slot }).optional(),
      }),
    )
    .length(3),
})
