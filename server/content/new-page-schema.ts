import * as z from 'zod'
import { hasVisibleSign, withoutControls } from '../../web/base/visible-text.ts'
import { pageLimits } from '../../web/features/pages/page-limits.ts'

export const newPageSchema = z.strictObject({
  path: z.string('An address, such as /services/stairs').max(pageLimits.newAddress),
  name: z
    .string('A name, such as Stairs')
    .overwrite(text => withoutControls(text).trim())
    .refine(hasVisibleSign, 'A name, such as Stairs')
    .max(pageLimits.name),
  /** The address of a page that it is a copy of. */
  from: z.string().max(pageLimits.address).optional(),
})
