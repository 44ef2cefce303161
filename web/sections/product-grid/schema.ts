import * as z from 'zod'
import { choice, count, yesOrNo } from '../described.ts'
import { filters, formerNames, heading, isFilterable, part, slot, text } from '../fields.ts'
import { filledIn, kind } from '../kind.ts'

const product = z.strictObject({ name: text, media: slot, formerNames })

/** Products as tiles: some initially, all after a click. */
export const productGrid = z
  .strictObject({
    kind: z.literal('product-grid'),
    ...heading,
    products: z.array(product).max(2000, 'At most 2000 products').meta(filledIn),
    part,
    filters,
    isFilterable,
    initial: count('Products before “Show more”', 100).default(20),
    /**
     * The toggle's text: `show-all` "Show All Products (100/100)" and "Show Less (20/100)",
     * `click-for-more` "Showing 20/100 - Click for More" and "Showing 100/100 - Click for Less".
     */
    toggle: choice('Button below', {
      'show-all': 'Show All Products (100/100)',
      'click-for-more': 'Showing 20/100 - Click for More',
    }),
    /** `subtitle` adds "(20/100 products shown)", `heading` adds "20/100" to the title. */
    count: choice('How many there are', {
      subtitle: 'Said below the title',
      heading: 'Said in the title',
      none: 'Not said',
    }).default('none'),
    /** True where an image that fails to load is replaced by /uploads/placeholder.jpg. */
    placeholder: yesOrNo('Show a mark where a picture fails to load').default(false),
  })
  .meta(
    kind('Products', 'The products of a collection as tiles; see also “Products”.', {
      isFixed: true,
      isOnce: true,
    }),
  )
