import * as z from 'zod'
import { heading } from '../fields.ts'

/** The items that the visitor has chosen; they are in the browser, not here. */
export const shortlist = z.strictObject({
  kind: z.literal('shortlist'),
  ...heading,
})
