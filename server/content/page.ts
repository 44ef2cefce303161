import type * as z from 'zod'
import type { OwnDrawing, Slot } from '../../web/sections/fields.ts'
import type { Section } from '../../web/sections/schemas.ts'
import type { UnlistedPage } from '../features/products/listed-page.ts'
import { withGrounds } from './grounds.ts'
import { pageSchema } from './page-schema.ts'
import { drawnInSection, type PageSection, withEmptyLists } from './page-sections.ts'

/** A page as its module defines it. */
export type PageSource = Omit<z.input<typeof pageSchema>, 'sections'> & {
  sections: (PageSection & { hidden?: true })[]
}

/** A validated page, with every slot and every own drawing that its sections name. */
export type ContentPage = Omit<z.output<typeof pageSchema>, 'sections'> & {
  sections: Section[]
  slots: readonly Slot[]
  drawings: readonly OwnDrawing[]
}

/** The page of a source without its hidden sections and without products, or its faults. */
export function checkPage(
  source: PageSource,
): { page: UnlistedPage; error?: never } | { page?: never; error: z.ZodError } {
  const all = withGrounds({
    path: source.path,
    sections: source.sections.map(section => unhidden(section)),
  })
  const parsed = pageSchema.safeParse({ ...source, sections: all.map(withEmptyLists) })
  if (!parsed.success) return { error: parsed.error }
  const isShown = (_: unknown, index: number) => !source.sections[index]?.hidden
  const allDrawn = all.filter(isShown).flatMap(drawnInSection)
  const slots = allDrawn.filter(drawing => 'path' in drawing || 'list' in drawing)
  const drawings = allDrawn.filter(drawing => 'name' in drawing)
  const sections = parsed.data.sections.filter(isShown)
  return { page: Object.freeze({ ...parsed.data, sections, slots, drawings }) }
}

function unhidden({ hidden: _, ...section }: PageSection & { hidden?: true }) {
  return section as PageSection
}
