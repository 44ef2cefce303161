import * as z from 'zod'
import { line, list } from '../described.ts'
import { heading, slot } from '../fields.ts'
import { kind } from '../kind.ts'
import { actions } from '../link-fields.ts'

/** Benefits with check marks, beside an image. */
export const checklist = z
  .strictObject({
    kind: z.literal('checklist'),
    ...heading,
    items: list('Lines', 'line', line('Line', { most: 200, example: 'What is good about it' }), {
      least: 1,
    }),
    media: slot.optional(),
    actions: actions.default([]),
  })
  .meta(kind('Checklist', 'Benefits with check marks, beside a picture.'))
