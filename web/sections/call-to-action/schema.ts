import * as z from 'zod'
import { actionSchema, heading, ownDrawing } from '../fields.ts'

/** The end of a page: one sentence and its buttons. */
export const callToAction = z.strictObject({
  kind: z.literal('call-to-action'),
  ...heading,
  actions: z.array(actionSchema).min(1),
  drawing: ownDrawing.optional(),
  /** A slim line, which ends with WhatsApp, phone and e-mail. */
  ways: z.literal(true).optional(),
})
