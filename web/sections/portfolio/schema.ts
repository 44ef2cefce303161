import * as z from 'zod'
import { actionSchema, heading, slot, text } from '../fields.ts'

/** A grid of images, on a `paper` or `sand` background. */
export const portfolio = z.strictObject({
  kind: z.literal('portfolio'),
  ...heading,
  /** The common title of this block and the following ones, where it is empty. */
  chapter: z.string().optional(),
  items: z.array(
    z.strictObject({
      media: slot,
      title: text.optional(),
      /** Shown on hover, and always where there is no hover; the title is always shown. */
      text: text.optional(),
    }),
  ),
  actions: z.array(actionSchema).default([]),
  /** `mosaic` shows one of six images at four times the area, on the left or right; `row` none. */
  layout: z.enum(['mosaic', 'mosaic-right', 'row']).default('mosaic'),
  ground: z.enum(['paper', 'sand']).default('paper'),
})
