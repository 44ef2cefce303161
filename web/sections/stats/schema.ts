import * as z from 'zod'
import { actionSchema, heading, text } from '../fields.ts'

/** Figures of the company on the dark background, once per page. */
export const stats = z.strictObject({
  kind: z.literal('stats'),
  ...heading,
  stats: z.array(z.strictObject({ value: text, label: text })).min(1),
  actions: z.array(actionSchema).default([]),
})
