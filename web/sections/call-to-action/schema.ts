import * as z from 'zod'
import { list } from '../described.ts'
import { heading, ownDrawing } from '../fields.ts'
import { kind } from '../kind.ts'
import { actionSchema } from '../link-fields.ts'

/** The end of a page: one sentence and its buttons. */
export const callToAction = z
  .strictObject({
    kind: z.literal('call-to-action'),
    ...heading,
    actions: list('Buttons', 'button', actionSchema, { least: 1, most: 6 }),
    drawing: ownDrawing.optional(),
    /** A slim line, which ends with WhatsApp, phone and e-mail. */
    ways: z
      .literal(true)
      .meta({
        title: 'Ways to reach you',
        description: 'A slim line that ends with WhatsApp, phone and e-mail.',
      })
      .optional(),
  })
  .meta(kind('Closing words', 'The end of a page: one sentence and its buttons.'))
