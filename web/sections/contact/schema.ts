import * as z from 'zod'
import { heading, text } from '../fields.ts'

/** Address, hours and the inquiry form; the details themselves come with the site. */
export const contact = z.strictObject({
  kind: z.literal('contact'),
  ...heading,
  form: z.strictObject({ title: text, text }),
})
