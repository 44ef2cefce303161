import * as z from 'zod'
import type { OwnDrawing, Slot } from '../../web/sections/fields.ts'
import type { Section } from '../../web/sections/schemas.ts'
import { type PageSection, withItems } from './collection-items.ts'
import { withGrounds } from './grounds.ts'
import { pageSchema } from './page-schema.ts'

/** A page as its module defines it. */
export type PageSource = Omit<z.input<typeof pageSchema>, 'sections'> & {
  sections: PageSection[]
}

/** A validated page, with every slot and every drawing of its own that its sections name. */
export type ContentPage = Omit<z.output<typeof pageSchema>, 'sections'> & {
  sections: Section[]
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
