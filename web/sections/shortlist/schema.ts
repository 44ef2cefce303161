import * as z from 'zod'
import { heading, ownDrawing } from '../fields.ts'
import { kind } from '../kind.ts'

/** The visitor's shortlist; its items are in the browser only. */
export const shortlist = z
  .strictObject({
    kind: z.literal('shortlist'),
    ...heading,
    /** Shown while there are none. */
    drawing: ownDrawing.optional(),
  })
  .meta(kind('Shortlist', 'What a visitor has chosen.', { isFixed: true, isOnce: true }))
