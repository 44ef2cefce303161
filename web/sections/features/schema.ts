import * as z from 'zod'
import { actionSchema, heading, text } from '../fields.ts'

/** Short named facts without pictures. */
export const features = z.strictObject({
  kind: z.literal('features'),
  ...heading,
  items: z
    .array(
      z.strictObject({ title: text, text: text.optional(), points: z.array(text).default([]) }),
    )
    .min(1),
  actions: z.array(actionSchema).default([]),
  /** `grid` sets the items side by side; `list` below each other beside the heading. */
  layout: z.enum(['grid', 'list']).default('grid'),
})
