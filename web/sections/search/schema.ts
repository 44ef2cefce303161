import * as z from 'zod'
import { slot, text } from '../fields.ts'

const choice = z.strictObject({ label: text, href: z.string(), count: z.number().int() })

/** The results of a search, which the server makes of its address. */
export const search = z.strictObject({
  kind: z.literal('search'),
  /** Texts that administrators have changed. */
  texts: z.strictObject({ field: z.string().optional(), nothing: text.optional() }).optional(),
  /** The words as typed; empty where nothing was. */
  words: z.string(),
  /** The number of all products that were found, of which `results` are some. */
  total: z.number().int(),
  /** The number of the first of the results. */
  from: z.number().int(),
  results: z.array(
    z.strictObject({
      name: text,
      /** The product's code, and its collection. */
      note: text,
      media: slot,
      href: z.string(),
      tint: z.number().int(),
    }),
  ),
  /** Pages and catalogs. */
  pages: z.array(z.strictObject({ name: text, text, href: z.string() })),
  /** The collections found; all of them where nothing was asked. */
  collections: z.array(choice),
  filters: z.strictObject({
    groups: z.array(
      z.strictObject({
        title: text,
        /** The link of a chosen one takes it off. */
        values: z.array(choice.extend({ isChosen: z.literal(true).optional() })),
      }),
    ),
    /** The results without filters, where some are chosen. */
    all: z.strictObject({ count: z.number().int(), href: z.string() }).optional(),
  }),
  /** The first and last numbers of all steps of the results, where there are several. */
  steps: z.array(z.strictObject({ label: text, href: z.string(), isCurrent: z.boolean() })),
  /** Suggestions where nothing was found. */
  nearest: z.array(z.strictObject({ label: text, href: z.string() })),
})
