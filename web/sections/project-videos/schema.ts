import * as z from 'zod'
import { heading, slot, text } from '../fields.ts'

/** One player a category; each shows its videos in turn. */
export const projectVideos = z.strictObject({
  kind: z.literal('project-videos'),
  ...heading,
  players: z
    .array(
      z.strictObject({
        /** Of the gallery beside it: when that asks for these videos, they come first and large. */
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
