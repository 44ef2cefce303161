import * as z from 'zod'
import { heading, text } from '../fields.ts'

/** The deployment archives, with what to do with them. */
export const downloads = z.strictObject({
  kind: z.literal('downloads'),
  ...heading,
  archives: z.array(z.strictObject({ name: z.enum(['verified', 'original']), title: text, text })),
  steps: z.array(z.strictObject({ text, command: text.optional() })).min(1),
})
