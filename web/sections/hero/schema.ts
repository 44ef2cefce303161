import * as z from 'zod'
import { choice, line, list, passage, seconds, yesOrNo } from '../described.ts'
import { ownDrawing, slot } from '../fields.ts'
import { kind } from '../kind.ts'
import { actions, href } from '../link-fields.ts'

/** The top of a page: a headline beside a drawing, or over a video or photo with a scrim. */
export const hero = z
  .strictObject({
    kind: z.literal('hero'),
    /** The steps above the headline, in place of an eyebrow; the view adds the page itself. */
    breadcrumb: list(
      'Pages above',
      'page',
      z.strictObject({ label: line('Name', { most: 60 }), href }),
      { most: 6, help: 'The way to this page, in place of the small line.' },
    ).default([]),
    badges: list('Labels', 'label', line('Label', { most: 60 }), { most: 6 }).default([]),
    eyebrow: line('Small line above', { most: 80 }).optional(),
    title: line('Headline', { example: 'What this page is about' }),
    text: passage('Text', { example: 'A sentence or two below the headline.' }),
    actions: actions.default([]),
    /** The drawing beside the words where there are no slides. */
    drawing: ownDrawing.optional(),
    /** Absent: a drawing or text only. Empty: with a note that its images are missing. */
    slides: list(
      'Pictures and videos',
      'slide',
      z.strictObject({ media: slot, label: line('Words in the corner') }),
      { most: 12 },
    ).optional(),
    /** The duration of a slide, by the kind of its slot. */
    seconds: z
      .strictObject({ image: seconds('Each picture stays'), video: seconds('Each video stays') })
      .meta({ title: 'Pace' })
      .default({ image: 10, video: 10 }),
    /** `loop` fills during one slide, `fraction` shows the position among the slides. */
    progress: choice('Bar below', {
      loop: 'Fills during a slide',
      fraction: 'Shows which slide it is',
      none: 'None',
    }).default('loop'),
    /** `marks` show the position without being buttons. */
    dots: choice('Dots', {
      buttons: 'Buttons',
      marks: 'Marks that cannot be pressed',
      none: 'None',
    }).default('buttons'),
    arrows: yesOrNo('Arrows to the next slide').default(false),
    /** `screen` fills the window, `tall` is 70 % of its height. */
    height: choice('Height', { screen: 'The whole window', tall: 'Most of the window' }).default(
      'tall',
    ),
  })
  .meta(
    kind('Headline', 'The top of a page: a headline with a drawing, pictures or videos.', {
      isOnce: true,
    }),
  )
