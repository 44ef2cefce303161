import * as z from 'zod'
import type { OwnDrawing, Slot } from '../../web/sections/fields.ts'
import type { Section } from '../../web/sections/schemas.ts'
import { derivedOnce } from '../derived-once.ts'
import { type PageSection, withItems } from './collection-items.ts'
import { withGrounds } from './grounds.ts'
import { pageSchema } from './page-schema.ts'

/** A page as its module defines it. */
export type PageSource = Omit<z.input<typeof pageSchema>, 'sections'> & {
  sections: (PageSection & { hidden?: true })[]
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
export const parsePage = derivedOnce((source: PageSource): ContentPage => {
  const { page, error } = checkPage(source)
  if (!page) throw new Error(`content of ${source.path}:\n${z.prettifyError(error)}`)
  return page
})

/**
 * The page of a source, without its hidden sections, or its faults.
 * @throws Error where it lists a collection that is not its own
 */
export function checkPage(
  source: PageSource,
): { page: ContentPage; error?: never } | { page?: never; error: z.ZodError } {
  const all = withGrounds({ path: source.path, sections: withItems(source) })
  const parsed = pageSchema.safeParse({ ...source, sections: all.map(unhidden) })
  if (!parsed.success) return { error: parsed.error }
  const isShown = (_: unknown, index: number) => !source.sections[index]?.hidden
  const drawn = drawnIn(all.filter(isShown))
  const slots = drawn.filter(one => 'path' in one)
  const drawings = drawn.filter(one => 'name' in one)
  const sections = parsed.data.sections.filter(isShown)
  return { page: Object.freeze({ ...parsed.data, sections, slots, drawings }) }
}

function unhidden<S extends object>({ hidden: _, ...section }: S & { hidden?: true }) {
  return section
}

/** What is drawn anywhere inside a value: the objects that have a family. */
export function drawnIn(value: unknown): (Slot | OwnDrawing)[] {
  if (Array.isArray(value)) return value.flatMap(drawnIn)
  if (typeof value !== 'object' || value === null) return []
  if ('family' in value) return [value as Slot | OwnDrawing]
  return Object.values(value).flatMap(drawnIn)
}
