import * as z from 'zod'
import { choice, line, list, passage, seconds } from '../described.ts'
import { heading, slot } from '../fields.ts'
import { kind } from '../kind.ts'

/** A player per category, which shows its videos one after the other. */
export const projectVideos = z
  .strictObject({
    kind: z.literal('project-videos'),
    ...heading,
    players: list(
      'Players',
      'player',
      z.strictObject({
        /**
         * A category of the gallery on the same page: when it selects these videos, they are first
         * and large.
         */
        category: choice('Category of the gallery', {
          'prefab-units': 'Prefab units',
          'interior-design': 'Interior design',
          'executive-furniture': 'Executive furniture',
        }).optional(),
        title: line('Title', { example: 'What the videos show' }),
        text: passage('Text'),
        videos: list('Videos', 'video', slot.meta({ title: 'Video', form: 'slot' })),
      }),
      { least: 1, most: 12 },
    ),
    /** Seconds that a video plays before the next. */
    seconds: seconds('Each video plays').default(10),
  })
  .meta(kind('Videos', 'Players side by side, each with its own videos.'))
