import * as z from 'zod'
import type { Price, ProductFacts } from '../../features/products/facts.ts'
import { formerNames, slot, text } from '../fields.ts'

const link = z.strictObject({ label: text, href: z.string() })

/** The page of one product: its picture, its facts, and further pictures, documents and links. */
export const product = z.strictObject({
  kind: z.literal('product'),
  /** Unique, where its name may not be. */
  code: text,
  name: text,
  media: slot,
  /** The photos beside it. */
  pictures: z.array(z.strictObject({ media: slot })).optional(),
  documents: z
    .array(z.strictObject({ media: slot, label: text, text: text.optional() }))
    .optional(),
  /** Its specification sheet. */
  sheet: link,
  formerNames,
  /** The page that lists it, by which shortlists and inquiries name it; `href` shows its list. */
  list: z.strictObject({ path: text, name: text, label: text, href: z.string() }),
  /** The steps from the home page down to its list. */
  breadcrumb: z.array(link),
  facts: z.array(z.tuple([text, text])),
  /** The numbers and choices for search engines. */
  measured: z.custom<ProductFacts>().optional(),
  /** A price that visitors may see. */
  price: z.custom<Price>().optional(),
  /** Its neighbours in the list. */
  others: z.array(
    z.strictObject({ name: text, media: slot, href: z.string(), tint: z.number().int() }),
  ),
  /** Links to lists of matching products. */
  goesWith: z.array(link),
})
