import * as z from 'zod'
import { formerNames, heading, ownCode, part, slot, text } from '../fields.ts'

/** Products as tiles: some initially, all after a click. */
export const productGrid = z.strictObject({
  kind: z.literal('product-grid'),
  ...heading,
  products: z.array(z.strictObject({ name: text, media: slot, code: ownCode, formerNames })).min(1),
  part,
  initial: z.number().int().positive().default(20),
  /**
   * The toggle's text: `show-all` "Show All Products (100/100)" and "Show Less (20/100)",
   * `click-for-more` "Showing 20/100 - Click for More" and "Showing 100/100 - Click for Less".
   */
  toggle: z.enum(['show-all', 'click-for-more']),
  /** `subtitle` adds "(20/100 products shown)", `heading` adds "20/100" to the title. */
  count: z.enum(['subtitle', 'heading', 'none']).default('none'),
  /** Whether an image that fails to load is replaced by /uploads/placeholder.jpg. */
  placeholder: z.boolean().default(false),
})
