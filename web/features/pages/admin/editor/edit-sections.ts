import { newKey } from '../../../../admin/draft/new-key.ts'
import type { EditedSection, KeyedPage } from '../../contract.ts'
import { withNewPlaces } from '../saving/new-place.ts'

/*
 * Changes of a page as a whole, each to a new page. What did not change is the same object.
 */

export function withSection(page: KeyedPage, key: string, section: EditedSection): KeyedPage {
  const index = page.keys.indexOf(key)
  return index < 0 ? page : withSections(page, page.source.sections.with(index, section), page.keys)
}

/** @param by how many places it goes down; up where it is negative */
export function moved(page: KeyedPage, key: string, by: number): KeyedPage {
  const from = page.keys.indexOf(key)
  const to = Math.max(0, Math.min(page.keys.length - 1, from + by))
  const section = page.source.sections[from]
  if (!section || from === to) return page
  const sections = page.source.sections.toSpliced(from, 1).toSpliced(to, 0, section)
  return withSections(page, sections, page.keys.toSpliced(from, 1).toSpliced(to, 0, key))
}

export function deleted(page: KeyedPage, key: string): KeyedPage {
  const index = page.keys.indexOf(key)
  if (index < 0) return page
  return withSections(page, page.source.sections.toSpliced(index, 1), page.keys.toSpliced(index, 1))
}

/** Hides a section from visitors, or shows it again. */
export function hiddenOrShown(page: KeyedPage, key: string): KeyedPage {
  const section = page.source.sections[page.keys.indexOf(key)]
  if (!section) return page
  const { hidden, ...rest } = section
  return withSection(page, key, hidden ? (rest as EditedSection) : { ...section, hidden: true })
}

/**
 * Adds a section behind another, or at the end.
 * @returns the page, and the name of the new section
 */
export function added(
  page: KeyedPage,
  section: EditedSection,
  behind?: string,
): { page: KeyedPage; key: string } {
  const at = behind === undefined ? -1 : page.keys.indexOf(behind)
  const index = at < 0 ? page.keys.length : at + 1
  const key = newKey()
  const sections = page.source.sections.toSpliced(index, 0, section)
  return { page: withSections(page, sections, page.keys.toSpliced(index, 0, key)), key }
}

/**
 * A copy behind the section itself. An anchor is in a page only once, and a place for a picture too:
 * the copy has no anchor, and the server gives its pictures places of their own.
 */
export function copied(page: KeyedPage, key: string): { page: KeyedPage; key: string } | undefined {
  const section = page.source.sections[page.keys.indexOf(key)]
  if (!section) return undefined
  const { id: _, ...copy } = section
  return added(page, withNewPlaces(copy, page.source) as EditedSection, key)
}

const withSections = (page: KeyedPage, sections: EditedSection[], keys: string[]): KeyedPage => ({
  source: { ...page.source, sections },
  keys,
})
