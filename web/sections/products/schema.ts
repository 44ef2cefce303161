import * as z from 'zod'
import { count, line, list } from '../described.ts'
import { heading, slot, text } from '../fields.ts'
import { filledIn, kind } from '../kind.ts'

const link = z.strictObject({ label: text, href: z.string() })

const code = line('Code', { most: 40, example: 'A1' }).meta({ form: 'code' })

/** Products of anywhere on any page; each tile leads to the page of its product, or to a collection. */
export const products = z
  .strictObject({
    kind: z.literal('products'),
    ...heading,
    collection: z
      .string()
      .max(120)
      .meta({
        title: 'Collection',
        description:
          'Its first products. Without one, each collection has a tile, or one that is alone its products.',
        form: 'collection',
      })
      .optional(),
    codes: list('Chosen products', 'code', code, {
      help: 'These products, in this order, in place of a collection.',
      most: 48,
    }).optional(),
    most: count('At most', 48).default(12),
    tiles: z
      .array(z.strictObject({ name: text, media: slot, href: z.string(), tint: z.int() }))
      .default([])
      .meta(filledIn),
    /** A link to all of the collection, where there is more of it. */
    all: link.optional().meta(filledIn),
  })
  .meta(kind('Tiles of products', 'Collections, one collection, or products that you choose.'))
