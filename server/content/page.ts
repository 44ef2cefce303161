import * as z from 'zod'
import type { OwnDrawing, Slot } from '../../web/sections/fields.ts'
import { sectionSchema } from '../../web/sections/schemas.ts'
import { type PageSection, withItems } from './collection-items.ts'
import { withGrounds } from './grounds.ts'

const path = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)

export const pageSchema = z.strictObject({
  path,
  /** Other paths that serve this page; their canonical link points here. */
  aliases: z.array(path).default([]),
  /** The page's name: in the title before the company's, in breadcrumbs and links. */
  name: z.string().min(1),
  /** The whole title, where it is not "name | company". */
  title: z.string().min(1).optional(),
  description: z.string().min(50).max(170),
  keywords: z.array(z.string().min(1)).min(3),
  /** The parent page: for the menu, the breadcrumb and what is highlighted. */
  under: path.optional(),
  /** Its entry in the navigation bar; pages without one are not in it. */
  menu: z.string().min(1).optional(),
  /** The offered service, for structured data. */
  service: z.strictObject({ name: z.string(), type: z.string() }).optional(),
  /** False excludes the page from search engines and from the sitemap. */
  index: z.boolean().default(true),
  sections: z.array(sectionSchema).min(1),
})

/** A page as its module defines it. */
export type PageSource = Omit<z.input<typeof pageSchema>, 'sections'> & {
  sections: PageSection[]
}

/** A validated page, with every slot and every drawing of its own that its sections name. */
export type ContentPage = z.output<typeof pageSchema> & {
  slots: readonly Slot[]
  drawings: readonly OwnDrawing[]
}

/**
 * Validates a page module; a mistake stops the start with the page, the field and what is expected.
 */
export function parsePage(source: PageSource): ContentPage {
  const sections = withGrounds({ path: source.path, sections: withItems(source) })
  const parsed = pageSchema.safeParse({ ...source, sections })
  if (!parsed.success) {
    throw new Error(`content of ${source.path}:\n${z.prettifyError(parsed.error)}`)
  }
  const all = drawnIn(sections)
  const slots = all.filter(one => 'path' in one)
  const drawings = all.filter(one => 'name' in one)
  return Object.freeze({ ...parsed.data, slots, drawings })
}

/** What is drawn anywhere inside a value: the objects that have a family. */
export function drawnIn(value: unknown): (Slot | OwnDrawing)[] {
  if (Array.isArray(value)) return value.flatMap(drawnIn)
  if (typeof value !== 'object' || value === null) return []
  if ('family' in value) return [value as Slot | OwnDrawing]
  return Object.values(value).flatMap(drawnIn)
}
