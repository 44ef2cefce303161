import * as z from 'zod'
import { heading, text } from '../fields.ts'

/** Ways on: to sibling pages, or back from a page that does not exist. */
export const links = z.strictObject({
  kind: z.literal('links'),
  ...heading,
  links: z.array(z.strictObject({ label: text, href: z.string(), text: text.optional() })).min(1),
})
