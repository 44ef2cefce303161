import * as z from 'zod'
import { count, line, list, passage } from '../described.ts'
import { formerNames, part, slot, text } from '../fields.ts'
import { filledIn, kind } from '../kind.ts'

const item = z.strictObject({ title: text, media: slot, formerNames })

/** A PDF, which has no picture to show. */
const document = slot.meta({ title: 'Document', form: 'slot' })

/**
 * The product images of the gallery by category, and their PDF catalogs behind the second button.
 */
export const gallery = z
  .strictObject({
    kind: z.literal('gallery'),
    initial: count('Pictures before “Show more”', 100).default(20),
    categories: list(
      'Categories',
      'category',
      z.strictObject({
        id: z
          .enum(['prefab-units', 'interior-design', 'executive-furniture'])
          .meta({ title: 'Category', readOnly: true }),
        label: line('Name', { most: 60 }),
        text: passage('Text'),
        items: z.array(item).max(2000, 'At most 2000 products').meta(filledIn),
        part,
        /** Absent where the administrators hide it. */
        catalog: z
          .strictObject({ title: line('Title'), text: passage('Text'), media: document })
          .meta({ title: 'Catalog' })
          .optional(),
      }),
      { least: 3, most: 3, help: 'Their products come from “Products”.' },
    ),
  })
  .meta(
    kind('Gallery', 'Pictures of products by category, with catalogs to download.', {
      isFixed: true,
      isOnce: true,
    }),
  )
