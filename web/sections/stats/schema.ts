import * as z from 'zod'
import { line, list } from '../described.ts'
import { heading } from '../fields.ts'
import { kind } from '../kind.ts'
import { actions } from '../link-fields.ts'

/** Figures of the company on the dark background, once per page. */
export const stats = z
  .strictObject({
    kind: z.literal('stats'),
    ...heading,
    stats: list(
      'Figures',
      'figure',
      z.strictObject({
        value: line('Figure', { most: 40, example: '48' }),
        label: line('What it counts', { most: 80, example: 'hours to set up' }),
      }),
      { least: 1, most: 12 },
    ),
    actions: actions.default([]),
  })
  .meta(kind('Figures', 'Numbers of the company on a dark background, once a page.'))
