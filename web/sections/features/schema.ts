import * as z from 'zod'
import { choice, line, list, passage } from '../described.ts'
import { heading, points } from '../fields.ts'
import { kind } from '../kind.ts'
import { actions } from '../link-fields.ts'

/** Short named facts without pictures. */
export const features = z
  .strictObject({
    kind: z.literal('features'),
    ...heading,
    items: list(
      'Facts',
      'fact',
      z.strictObject({
        title: line('Title', { example: 'What is worth knowing' }),
        text: passage('Text').optional(),
        points: points.default([]),
      }),
      { least: 1 },
    ),
    actions: actions.default([]),
    layout: choice('Layout', {
      grid: 'Side by side',
      list: 'Below each other, beside the title',
    }).default('grid'),
  })
  .meta(kind('Facts', 'Short named facts without pictures.'))
