import { sameJson } from '../../../base/same-json.ts'
import type { EditedSection, KeyedPage } from '../contract.ts'
import { fieldsOf, sectionsOf } from '../merge.ts'
import { movedIn } from './moved-in.ts'

export interface SectionChange {
  key: string
  /** Absent where the section is new. */
  before?: EditedSection
  /** Absent where the section is gone. */
  after?: EditedSection
  /** It stands elsewhere among the sections that both pages have. */
  isMoved: boolean
}

export interface PageComparison {
  /** Names of the page's own fields that differ. */
  fields: string[]
  /** Those that differ, in the order of the later page; one that is gone where it stood before. */
  sections: SectionChange[]
}

/**
 * What differs between two states of a page.
 * @param before with its keys as `withSharedKeys` names them
 * @param after likewise
 */
export function comparePages(before: KeyedPage, after: KeyedPage): PageComparison {
  const [former, present] = [sectionsOf(before), sectionsOf(after)]
  const moved = movedIn(
    before.keys.filter(key => present.has(key)),
    after.keys.filter(key => former.has(key)),
  )
  const sections = inOneOrder(before.keys, after.keys).flatMap((key): SectionChange[] => {
    const [old, now] = [former.get(key), present.get(key)]
    const isMoved = moved.has(key)
    if (!isMoved && sameJson(old, now)) return []
    return [{ key, ...(old && { before: old }), ...(now && { after: now }), isMoved }]
  })
  const [own, other] = [fieldsOf(before), fieldsOf(after)]
  const names = new Set([...Object.keys(own), ...Object.keys(other)])
  return { fields: [...names].filter(name => !sameJson(own[name], other[name])), sections }
}

export const isSame = ({ fields, sections }: PageComparison): boolean =>
  fields.length === 0 && sections.length === 0

/** The later order, with what is gone behind what it stood behind. */
function inOneOrder(before: readonly string[], after: readonly string[]): string[] {
  const all = [...after]
  const present = new Set(after)
  before.forEach((key, index) => {
    if (present.has(key)) return
    const behind = before[index - 1]
    all.splice(behind === undefined ? 0 : all.indexOf(behind) + 1, 0, key)
    present.add(key)
  })
  return all
}
