import { sameJson } from '../../../../base/same-json.ts'
import type { KeyedPage } from '../../contract.ts'
import { fieldsOf, sectionsOf } from '../../merge.ts'

/** What one source of a page has other than another: keys of sections, names of fields, `order`. */
export function changesOf(before: KeyedPage, now: KeyedPage): string[] {
  const [former, present] = [sectionsOf(before), sectionsOf(now)]
  const differing = (key: string) => !sameJson(former.get(key), present.get(key))
  const keys = [...new Set([...before.keys, ...now.keys])].filter(differing)
  const [own, other] = [fieldsOf(before), fieldsOf(now)]
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])]
  const fields = names.filter(name => !sameJson(own[name], other[name]))
  const common = (one: readonly string[], two: readonly string[]) =>
    one.filter(key => two.includes(key)).join(' ')
  const isMoved = common(before.keys, now.keys) !== common(now.keys, before.keys)
  return [...keys, ...fields, ...(isMoved ? ['order'] : [])]
}
