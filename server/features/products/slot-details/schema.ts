import * as z from 'zod'
import { slotDetailsSchema } from './rows.ts'

/** Of a product: the one that the change began from, so that it goes over no other. */
const version = z.int('The version that the change began from').nonnegative().optional()

/** All details of one slot; a tick that is not given stays, as programs of the last release expect. */
export const putBody = slotDetailsSchema.partial({ builtVersion: true }).extend({ version })

/** The changed fields of each slot, by slot path; the others stay. */
export const patchBody = z.strictObject({
  slots: z
    .record(z.string(), slotDetailsSchema.partial().extend({ version }))
    .refine(slots => Object.keys(slots).length > 0, 'Name at least one slot'),
})
