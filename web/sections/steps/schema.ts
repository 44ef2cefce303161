import * as z from 'zod'
import { heading, text } from '../fields.ts'

/** The steps of a process. */
export const steps = z.strictObject({
  kind: z.literal('steps'),
  ...heading,
  steps: z.array(z.strictObject({ title: text, text })).min(1),
})
