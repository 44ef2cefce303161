import * as z from 'zod'
import { actionSchema, heading, slot, text } from '../fields.ts'

/** A wall of pictures; on `paper` or as a quiet `sand` band. */
export const portfolio = z.strictObject({
  kind: z.literal('portfolio'),
  ...heading,
  /** The title that this block and those after it stand under; for those it is empty. */
  chapter: z.string().optional(),
  items: z.array(
    z.strictObject({
      media: slot,
      title: text.optional(),
      /** Shown on hover and focus, and always where there is no hover. */
      text: text.optional(),
    }),
  ),
  actions: z.array(actionSchema).default([]),
  /** `mosaic` gives one picture four times the room, at the left or at the right; `row` none. */
  layout: z.enum(['mosaic', 'mosaic-right', 'row']).default('mosaic'),
  ground: z.enum(['paper', 'sand']).default('paper'),
})
