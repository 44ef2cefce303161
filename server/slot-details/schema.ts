import * as z from 'zod'
import { slotDetailsSchema } from './store.ts'

/** All details of one slot. */
export const putBody = slotDetailsSchema

/** By slot path, what is to change of each; the rest stays. */
export const patchBody = z.strictObject({
  slots: z
    .record(z.string(), slotDetailsSchema.partial())
    .refine(slots => Object.keys(slots).length > 0, 'Name at least one slot'),
})
