import * as z from 'zod'
import { list, paragraph } from '../described.ts'
import { heading, slot } from '../fields.ts'
import { kind } from '../kind.ts'
import { actions } from '../link-fields.ts'

/** Paragraphs beside a picture. */
export const prose = z
  .strictObject({
    kind: z.literal('prose'),
    ...heading,
    paragraphs: list('Paragraphs', 'paragraph', paragraph('Paragraph'), { least: 1 }),
    media: slot.optional(),
    actions: actions.default([]),
  })
  .meta(kind('Text', 'Paragraphs beside a picture.'))
