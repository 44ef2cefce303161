import { sameJson } from '../../../web/base/same-json.ts'
import type { KeyedPage } from '../../../web/features/pages/contract.ts'
import { fieldsOf, sectionsOf } from '../../../web/features/pages/merge.ts'

/**
 * What differs between two states of a page, for people: the titles or kinds of sections, `order`, and
 * the names of the page's own fields.
 */
export function changedParts(before: KeyedPage, after: KeyedPage): string[] {
  const [own, other] = [sectionsOf(before), sectionsOf(after)]
  const keys = [...new Set([...after.keys, ...before.keys])]
  const sections = keys
    .filter(key => !sameJson(own.get(key), other.get(key)))
    .map(key => titleOf(other.get(key) ?? own.get(key)))
  const kept = (keys: readonly string[]) => keys.filter(key => own.has(key) && other.has(key))
  const isMoved = kept(before.keys).join() !== kept(after.keys).join()
  const [fields, then] = [fieldsOf(after), fieldsOf(before)]
  const names = [...new Set([...Object.keys(fields), ...Object.keys(then)])]
  const changed = names.filter(name => !sameJson(fields[name], then[name]))
  return [...sections, ...(isMoved ? ['order'] : []), ...changed]
}

const titleOf = (section?: { kind: string; title?: unknown }) =>
  String(section?.title || section?.kind).slice(0, 80)
