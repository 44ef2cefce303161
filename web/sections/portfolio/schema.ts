import * as z from 'zod'
import { actionSchema, heading, slot, text } from '../fields.ts'

/** A wall of pictures; on `paper` or as a quiet `sand` band. */
export const portfolio = z.strictObject({
  kind: z.literal('portfolio'),
  ...heading,
  items: z.array(
    z.strictObject({
      media: slot,
      title: text.optional(),
      /** Shown on hover and focus, and always where there is no hover. */
      text: text.optional(),
    }),
  ),
  actions: z.array(actionSchema).default([]),
  /** `mosaic` gives the first picture four times the room; `row` keeps all alike. */
  layout: z.enum(['mosaic', 'row']).default('mosaic'),
  ground: z.enum(['paper', 'sand']).default('paper'),
})
