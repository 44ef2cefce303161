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

/**
 * The path of the one text that differs, such as `sections.1.title`; undefined where more differs.
 * What did not change is the same object.
 */
export function typedAt(before: unknown, now: unknown, path = ''): string | undefined {
  if (typeof before === 'string' && typeof now === 'string') return path
  if (typeof before !== 'object' || typeof now !== 'object' || !before || !now) return undefined
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  const valueIn = (value: object, name: string) => Reflect.get(value, name) as unknown
  const differing = [...names].filter(name => valueIn(before, name) !== valueIn(now, name))
  const [name] = differing
  if (name === undefined || differing.length > 1) return undefined
  return typedAt(valueIn(before, name), valueIn(now, name), path ? `${path}.${name}` : name)
}
