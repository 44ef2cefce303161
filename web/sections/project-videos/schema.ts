import * as z from 'zod'
import { heading, slot, text } from '../fields.ts'

/** One player per category, which shows its videos one after the other. */
export const projectVideos = z.strictObject({
  kind: z.literal('project-videos'),
  ...heading,
  players: z
    .array(
      z.strictObject({
        /**
         * Of the gallery on the same page: when it selects these videos, they are first and large.
         */
        category: z.enum(['prefab-units', 'interior-design', 'executive-furniture']).optional(),
        title: text,
        text,
        videos: z.array(slot),
      }),
    )
    .min(1),
  /** How long a video plays before the next, in seconds. */
  seconds: z.number().default(10),
})
