import * as z from 'zod'
import { drawingUrl } from '../routes.ts'

/**
 * A slot: the place of an image, video or PDF. Its path is its URL below /uploads/, its path on
 * disk, its row in the upload tree and the seed of its drawing.
 */
export const slotSchema = z.strictObject({
  path: z.string().regex(/^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*\.(jpg|mp4|pdf)$/),
  kind: z.enum(['image', 'video', 'pdf']),
  /** The alt text of the drawing. */
  alt: z.string().min(1),
  /** The family of drawings shown until a file is uploaded. */
  family: z.string().min(1),
  shape: z.enum(['square', 'landscape', 'wide']),
  /** Selects what the drawing shows: a type, a material, a number of floors. */
  traits: z.array(z.string()).optional(),
  /** Which backdrop the drawing stands on, where it is not the one of its position in a list. */
  ground: z.number().int().nonnegative().optional(),
})

export type Slot = z.infer<typeof slotSchema>

/** Content has the whole slot; page data has its path, the key in `PageData.media`. */
export const slot = slotSchema.transform(value => value.path)

/** A drawing that is no slot: it stays, since no file can be uploaded in its place. */
export const ownDrawingSchema = z.strictObject({
  /** Its URL below /drawings/ and its seed; a drawing may be on several pages. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  /** Empty where it only adorns. */
  alt: z.string(),
  family: z.string().min(1),
  /** `open` has no ground of its own. */
  shape: z.enum(['wide', 'open']),
  traits: z.array(z.string()).optional(),
  /** Changes with the bytes. */
  version: z.string().min(1),
})

export type OwnDrawing = z.infer<typeof ownDrawingSchema>

/** Page data has its URL. */
export const ownDrawing = ownDrawingSchema.transform(({ name, alt, version }) => ({
  url: drawingUrl(name, version),
  alt,
}))

export const text = z.string().trim().min(1)

/** The names that an item had before: links and shortlists that have them still find it. */
export const formerNames = z.array(text).optional()

/** Of page data, where a list is longer than a page has it: see items/steps.tsx. */
export const part = z
  .strictObject({ from: z.int().positive(), total: z.int().positive() })
  .optional()

/** The code of a product whose name and picture do not say it. */
export const ownCode = text.optional()

export const actionSchema = z.strictObject({
  label: text,
  href: z.string().regex(/^(\/(?!\/)|#|mailto:|tel:|https:\/\/)/),
  look: z.enum(['primary', 'secondary', 'plain']).optional(),
})

/** The target of a link to this section, as in `#prefab-types`. */
export const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** The fields of a heading, which most sections have. */
export const heading = {
  id: anchor.optional(),
  eyebrow: text.optional(),
  title: text,
  text: text.optional(),
}
