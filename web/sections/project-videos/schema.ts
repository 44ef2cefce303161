import * as z from 'zod'
import { heading, slot, text } from '../fields.ts'

/** One player a category; each shows its videos in turn. */
export const projectVideos = z.strictObject({
  kind: z.literal('project-videos'),
  ...heading,
  players: z.array(z.strictObject({ title: text, text, videos: z.array(slot) })).min(1),
  /** How long a video plays before the next, in seconds. */
  seconds: z.number().default(10),
})
