import * as z from 'zod'
import { actionSchema, ownDrawing, slot, text } from '../fields.ts'

/** The top of a page: a headline beside a drawing, or over a video or photo with a scrim. */
export const hero = z.strictObject({
  kind: z.literal('hero'),
  /** Above the headline, in place of an eyebrow; the view adds the page itself. */
  breadcrumb: z.array(z.strictObject({ label: text, href: z.string() })).default([]),
  badges: z.array(text).default([]),
  eyebrow: text.optional(),
  title: text,
  text,
  actions: z.array(actionSchema).default([]),
  /** Beside the words where there are no slides. */
  drawing: ownDrawing.optional(),
  /** Absent: a drawing or text only. Empty: with a note that its images are missing. */
  slides: z.array(z.strictObject({ media: slot, label: text })).optional(),
  /** The duration of a slide in seconds, by the kind of its slot. */
  seconds: z
    .strictObject({ image: z.number(), video: z.number() })
    .default({ image: 10, video: 10 }),
  /** `loop` fills during one slide, `fraction` shows the position among the slides. */
  progress: z.enum(['loop', 'fraction', 'none']).default('loop'),
  /** `marks` show the position without being buttons. */
  dots: z.enum(['buttons', 'marks', 'none']).default('buttons'),
  arrows: z.boolean().default(false),
  /** `screen` fills the window, `tall` is 70 % of its height. */
  height: z.enum(['screen', 'tall']).default('tall'),
})
