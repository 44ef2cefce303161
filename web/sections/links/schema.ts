import * as z from 'zod'
import { line, list } from '../described.ts'
import { heading, ownDrawing } from '../fields.ts'
import { kind } from '../kind.ts'
import { href } from '../link-fields.ts'

/** Links to sibling pages, or from the 404 page. */
export const links = z
  .strictObject({
    kind: z.literal('links'),
    ...heading,
    links: list(
      'Links',
      'link',
      z.strictObject({
        label: line('Words', { most: 80, example: 'Contact us' }),
        href,
        text: line('Text', { most: 200 }).optional(),
        drawing: ownDrawing.optional(),
      }),
      { least: 1 },
    ),
  })
  .meta(kind('Links', 'The way to other pages, each with a line of text.'))
