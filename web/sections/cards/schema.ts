import * as z from 'zod'
import { actionSchema, heading, slot, text } from '../fields.ts'

/** Offers side by side, each with a carousel of pictures. */
export const cards = z.strictObject({
  kind: z.literal('cards'),
  ...heading,
  cards: z
    .array(
      z.strictObject({
        title: text,
        text,
        points: z.array(text).default([]),
        images: z.array(slot).default([]),
        /** The target of image and title; the button has its own. */
        href: z.string().optional(),
        action: actionSchema.optional(),
      }),
    )
    .min(1),
  /** How long each picture of a card stays, in seconds. */
  seconds: z.number().default(3),
})
