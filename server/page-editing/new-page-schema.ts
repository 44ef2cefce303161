import * as z from 'zod'

export const newPageSchema = z.strictObject({
  path: z.string('An address, such as /services/stairs').max(200),
  name: z.string('A name, such as Stairs').trim().min(1, 'A name, such as Stairs').max(60),
  /** The address of a page that it is a copy of. */
  from: z.string().max(300).optional(),
})
