import * as z from 'zod'
import { line, list, passage, seconds } from '../described.ts'
import { heading, points, slot } from '../fields.ts'
import { kind } from '../kind.ts'
import { actionSchema, href } from '../link-fields.ts'

/** Offers side by side, each with a carousel of pictures. */
export const cards = z
  .strictObject({
    kind: z.literal('cards'),
    ...heading,
    cards: list(
      'Cards',
      'card',
      z.strictObject({
        title: line('Title', { example: 'What you offer' }),
        text: passage('Text'),
        points: points.default([]),
        images: list('Pictures', 'picture', slot, { most: 10 }).default([]),
        /** The target of image and title; the button has its own. */
        href: href
          .meta({
            title: 'Link of picture and title',
            description: 'The button has its own.',
            form: 'link',
          })
          .optional(),
        action: actionSchema.optional(),
      }),
      { least: 1 },
    ),
    /** Seconds for which each picture of a card stays. */
    seconds: seconds('Each picture stays').default(3),
  })
  .meta(kind('Cards', 'Offers side by side, each with up to 10 pictures.'))
