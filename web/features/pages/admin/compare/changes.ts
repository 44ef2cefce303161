import { sameJson } from '../../../../base/same-json.ts'
import { compareFields } from '../../compare/compare-fields.ts'
import { comparePages, type SectionChange } from '../../compare/compare-pages.ts'
import type { FieldChange } from '../../compare/field-change.ts'
import type { EditedSection, KeyedPage } from '../../contract.ts'
import type { PageKinds } from '../../field-schema.ts'
import { fieldsOf } from '../../merge.ts'
import { kindName, titleOf } from '../editor/section-words.ts'
import { THE_PAGE } from '../editor/use-selection.ts'

/** A section that differs, or the fields of the page. */
export interface Change {
  /** The key of the section, or `THE_PAGE`. */
  key: string
  /** Such as `Cards: Our Core Services`. */
  title: string
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** What is said of it: `Changed`, `Moved up`, `Hidden now`. */
  marks: string[]
  fields: FieldChange[]
}

/**
 * What differs between two states of a page, in the order of the later one.
 * @param before with the keys that it shares with `after`
 */
export function changesBetween(before: KeyedPage, after: KeyedPage, kinds: PageKinds): Change[] {
  const { fields, sections } = comparePages(before, after)
  const own = compareFields(kinds.page, fieldsOf(before), fieldsOf(after))
  const page: Change = {
    key: THE_PAGE,
    title: 'Address, menu, search engines',
    kind: 'changed',
    marks: ['Changed'],
    fields: own,
  }
  const isNew = before.keys.length === 0
  const changed = sections.map(change => sectionChange(change, before, after, kinds))
  return fields.length > 0 && !isNew ? [page, ...changed] : changed
}

function sectionChange(
  change: SectionChange,
  one: KeyedPage,
  other: KeyedPage,
  kinds: PageKinds,
): Change {
  const { key, before, after, isMoved } = change
  const section = (after ?? before) as EditedSection
  const title = [kindName(section, kinds), titleOf(section)].filter(Boolean).join(': ')
  const fields = compareFields(kinds.kinds[section.kind]?.schema, before, after)
  if (!before || !after) {
    const [kind, mark] = before ? (['removed', 'Removed'] as const) : (['added', 'New'] as const)
    return { key, title, kind, marks: [mark], fields }
  }
  const marks: string[] = []
  if (!sameJson({ ...before, hidden: 0 }, { ...after, hidden: 0 })) marks.push('Changed')
  if (before.hidden !== after.hidden) marks.push(after.hidden ? 'Hidden now' : 'Shown now')
  const kind = marks.length > 0 ? 'changed' : 'moved'
  if (isMoved) marks.push(movedWords(one.keys.indexOf(key), other.keys.indexOf(key)))
  return { key, title, kind, marks, fields }
}

function movedWords(from: number, to: number): string {
  if (from === to) return 'Moved'
  return to < from ? 'Moved up' : 'Moved down'
}
