import * as z from 'zod'
import { actionSchema, heading, slot, text } from '../fields.ts'

/** Benefits with check marks, beside an image. */
export const checklist = z.strictObject({
  kind: z.literal('checklist'),
  ...heading,
  items: z.array(text).min(1),
  media: slot.optional(),
  actions: z.array(actionSchema).default([]),
})
