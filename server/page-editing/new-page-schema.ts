import * as z from 'zod'
import { pageLimits } from '../../web/page-editing/page-limits.ts'

export const newPageSchema = z.strictObject({
  path: z.string('An address, such as /services/stairs').max(pageLimits.newAddress),
  name: z
    .string('A name, such as Stairs')
    .trim()
    .min(1, 'A name, such as Stairs')
    .max(pageLimits.name),
  /** The address of a page that it is a copy of. */
  from: z.string().max(pageLimits.address).optional(),
})
