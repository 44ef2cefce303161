import * as z from 'zod'
import { choice, line, list, passage } from '../described.ts'
import { heading, slot } from '../fields.ts'
import { kind } from '../kind.ts'
import { actions } from '../link-fields.ts'

/** A grid of images, on a `paper` or `sand` background. */
export const portfolio = z
  .strictObject({
    kind: z.literal('portfolio'),
    ...heading,
    /** The common title of this block and the following ones, where it is empty. */
    chapter: z
      .string()
      .max(120, 'At most 120 characters')
      .meta({ title: 'Chapter', description: 'A larger title over this and the next ones.' })
      .optional(),
    items: list(
      'Pictures',
      'picture',
      z.strictObject({
        media: slot,
        title: line('Title').optional(),
        /** Shown on hover, and always where there is no hover; the title is always shown. */
        text: passage('Text').optional(),
      }),
      { most: 48 },
    ),
    actions: actions.default([]),
    /** `mosaic` shows one of six images at four times the area, on the left or right; `row` none. */
    layout: choice('Layout', {
      mosaic: 'One large picture, on the left',
      'mosaic-right': 'One large picture, on the right',
      row: 'All of one size',
    }).default('mosaic'),
    ground: choice('Background', { paper: 'Light', sand: 'Sand' }).default('paper'),
  })
  .meta(kind('Portfolio', 'Pictures of your work in a grid.'))
