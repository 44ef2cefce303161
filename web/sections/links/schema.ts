import * as z from 'zod'
import { heading, text } from '../fields.ts'

/** Links to sibling pages, or from the 404 page. */
export const links = z.strictObject({
  kind: z.literal('links'),
  ...heading,
  links: z.array(z.strictObject({ label: text, href: z.string(), text: text.optional() })).min(1),
})
