import * as z from 'zod'
import { slotDetailsSchema } from './store.ts'

/** All details of one slot; a tick that is not given stays, as programs of the last release expect. */
export const putBody = slotDetailsSchema.partial({ builtVersion: true })

/** The changed fields of each slot, by slot path; the others stay. */
export const patchBody = z.strictObject({
  slots: z
    .record(z.string(), slotDetailsSchema.partial())
    .refine(slots => Object.keys(slots).length > 0, 'Name at least one slot'),
})
