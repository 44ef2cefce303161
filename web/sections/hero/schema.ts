import * as z from 'zod'
import { actionSchema, slot, text } from '../fields.ts'

/** The top of a page: headline beside a drawing, or on a real video or photo under a scrim. */
export const hero = z.strictObject({
  kind: z.literal('hero'),
  /** The way back, above the headline; the page itself is left out. */
  breadcrumb: z.array(z.strictObject({ label: text, href: z.string() })).default([]),
  badges: z.array(text).default([]),
  eyebrow: text.optional(),
  title: text,
  text,
  actions: z.array(actionSchema).default([]),
  /** Left out, the hero is words alone; empty, it says that its pictures are missing. */
  slides: z.array(z.strictObject({ media: slot, label: text })).optional(),
  /** How long a slide stays, in seconds, by what its slot is meant to hold. */
  seconds: z
    .strictObject({ image: z.number(), video: z.number() })
    .default({ image: 10, video: 10 }),
  /** `loop` fills in the time of one slide, `fraction` shows which of the slides this is. */
  progress: z.enum(['loop', 'fraction', 'none']).default('loop'),
  /** `marks` show the position without being buttons. */
  dots: z.enum(['buttons', 'marks', 'none']).default('buttons'),
  arrows: z.boolean().default(false),
  /** `screen` fills the window, `tall` is 70 % of its height. */
  height: z.enum(['screen', 'tall']).default('tall'),
})
