import * as z from 'zod'
import { actionSchema, heading, slot, text } from '../fields.ts'

/** Paragraphs beside a picture. */
export const prose = z.strictObject({
  kind: z.literal('prose'),
  ...heading,
  paragraphs: z.array(text).min(1),
  media: slot.optional(),
  actions: z.array(actionSchema).default([]),
})
