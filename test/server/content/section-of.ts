import type { ContentPage } from '../../../server/content/page.ts'
import type { SectionKind, SectionOf } from '../../../web/sections/schemas.ts'

/** All sections of a kind, in their order. */
export function sectionsOf<K extends SectionKind>(page: ContentPage, kind: K): SectionOf<K>[] {
  return page.sections.filter((section): section is SectionOf<K> => section.kind === kind)
}

/** The section of a kind, by its anchor where a page has several; throws when there is none. */
export function sectionOf<K extends SectionKind>(
  page: ContentPage,
  kind: K,
  id?: string,
): SectionOf<K> {
  const found = sectionsOf(page, kind).find(
    section => id === undefined || ('id' in section && section.id === id),
  )
  if (!found) throw new Error(`${page.path} has no ${kind}${id ? ` #${id}` : ''}`)
  return found
}

/** Label and target of each action, as one line. */
export function linesOf(actions: { label: string; href: string }[]): string[] {
  return actions.map(({ label, href }) => `${label} -> ${href}`)
}
