import * as z from 'zod'
import { drawingUrl } from '../base/routes.ts'
import { MOST_SEED } from '../features/pages/seeds.ts'
import { line, list, passage } from './described.ts'
import { filledIn } from './kind.ts'

const traits = z.array(z.string().max(100)).max(40)

/**
 * A slot: the place of an image, video or PDF. Its path is its URL below /uploads/, its path on
 * disk, its row in the upload tree and the seed of its drawing.
 */
export const slotSchema = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(/^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*\.(jpg|mp4|pdf)$/),
  kind: z.enum(['image', 'video', 'pdf']),
  /** The alt text of the drawing. */
  alt: line('What it shows', {
    help: 'One sentence, which is read out to people who cannot see it.',
    most: 300,
  }),
  /** The family of drawings shown until a file is uploaded. */
  family: z.string().min(1).max(100),
  shape: z.enum(['square', 'landscape', 'wide']),
  /** Selects the subject of the drawing: a type, a material, a number of floors. */
  traits: traits.optional(),
  /** The backdrop of the drawing, where it is not the one of its position in a list. */
  ground: z.number().int().nonnegative().optional(),
  /** The variant among the drawings of its family, where it does not follow from its path. */
  seed: z.number().int().min(1).max(MOST_SEED).optional(),
})

export type Slot = z.infer<typeof slotSchema>

/** Content has the whole slot; page data has its path, the key in `PageData.media`. */
export const slot = slotSchema
  .transform(value => value.path)
  .meta({ title: 'Picture', form: 'slot' })

/** A drawing that is no slot: it stays, since no file can be uploaded in its place. */
export const ownDrawingSchema = z.strictObject({
  /** Its URL below /drawings/ and its seed; a drawing may be on several pages. */
  name: z
    .string()
    .max(100)
    .regex(/^[a-z0-9-]+$/),
  /** Empty where it only adorns. */
  alt: z.string().max(300, 'At most 300 characters'),
  family: z.string().min(1).max(100),
  /** `open` has no ground of its own. */
  shape: z.enum(['wide', 'open']),
  traits: traits.optional(),
  /** Changes with the bytes. */
  version: z.string().min(1).max(40),
})

export type OwnDrawing = z.infer<typeof ownDrawingSchema>

/** Page data has its URL. */
export const ownDrawing = ownDrawingSchema
  .transform(({ name, alt, version }) => ({ url: drawingUrl(name, version), alt }))
  .meta({
    title: 'Drawing',
    description: 'Made for this place: it can be taken away, not exchanged.',
    form: 'drawing',
  })

/** A text that no administrator writes. */
export const text = z.string().trim().min(1)

/** The names that an item had before: links and shortlists that have them still find it. */
export const formerNames = z.array(text).optional()

/** The part of a list that the page data have where the list is longer: see items/steps.tsx. */
export const part = z
  .strictObject({ from: z.int().positive(), total: z.int().positive() })
  .optional()
  .meta(filledIn)

const filterLink = z.strictObject({
  label: text,
  count: z.int(),
  query: z.string(),
  isChosen: z.literal(true).optional(),
})

/** The filters of a list that a query narrows down: see items/filters.ts. */
export const filters = z
  .strictObject({
    query: z.string(),
    total: z.int(),
    count: z.int(),
    groups: z.array(
      z.strictObject({
        name: text,
        title: text.optional(),
        values: z.array(filterLink),
      }),
    ),
  })
  .optional()
  .meta(filledIn)

/** True where a list has filters that no query has applied yet. */
export const isFilterable = z.literal(true).optional().meta(filledIn)

/** The target of a link to this section, as in `#prefab-types`. */
export const anchor = z
  .string()
  .max(60, 'At most 60 characters')
  .regex(/^[a-z][a-z0-9-]*$/, 'Small letters, digits and hyphens, such as prefab-types')
  .meta({
    title: 'Name for links',
    description: 'What a link to this section ends with, after #.',
    examples: ['process'],
    isLast: true,
  })

/** Short facts, one a line. */
export const points = list('Points', 'point', line('Point', { most: 200 }), { most: 12 })

/** The fields of a heading, which most sections have. */
export const heading = {
  id: anchor.optional(),
  eyebrow: line('Small line above', { most: 80 }).optional(),
  title: line('Title', { example: 'What this section is about' }),
  text: passage('Text').optional(),
}
