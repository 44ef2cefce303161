import * as z from 'zod'
import { heading, ownDrawing, text } from '../fields.ts'

/** Links to sibling pages, or from the 404 page. */
export const links = z.strictObject({
  kind: z.literal('links'),
  ...heading,
  links: z
    .array(
      z.strictObject({
        label: text,
        href: z.string(),
        text: text.optional(),
        drawing: ownDrawing.optional(),
      }),
    )
    .min(1),
})
