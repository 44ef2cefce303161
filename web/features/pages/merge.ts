import { sameJson } from '../../base/same-json.ts'
import type { EditedPage, EditedSection, KeyedPage } from './contract.ts'
import { mergedOrder } from './merged-order.ts'

/** Or what both have changed: keys of sections, names of fields, `order`. */
export type Merge = { merged: KeyedPage } | { conflicts: string[] }

/**
 * What two people have made of one page, as far as they changed different sections, different fields
 * of the page, or the same alike. A section that one deleted and the other changed is a conflict.
 * @param base what both began from
 */
export function mergePages(base: KeyedPage, mine: KeyedPage, theirs: KeyedPage): Merge {
  const conflicts: string[] = []

  function merged<T>(name: string, base: T, mine: T, theirs: T): T {
    if (sameJson(mine, base) || sameJson(mine, theirs)) return theirs
    if (!sameJson(theirs, base)) conflicts.push(name)
    return mine
  }

  const fields = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)] as const
  const names = new Set(fields.flatMap(Object.keys))
  const entries = [...names].map(name => {
    const [before, own, other] = fields.map(one => one[name])
    return [name, merged(name, before, own, other)] as const
  })

  const sections = [sectionsOf(base), sectionsOf(mine), sectionsOf(theirs)] as const
  const found = new Map<string, EditedSection>()
  for (const key of new Set([...theirs.keys, ...mine.keys])) {
    const [before, own, other] = sections.map(one => one.get(key))
    const section = merged(key, before, own, other)
    if (section) found.set(key, section)
  }

  const order = mergedOrder(base.keys, mine.keys, theirs.keys)
  if (!order) conflicts.push('order')
  if (!order || conflicts.length > 0) return { conflicts }
  const keys = order.filter(key => found.has(key))
  const defined = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  const source = { ...defined, sections: keys.map(key => found.get(key)) } as EditedPage
  return { merged: { source, keys } }
}

/** Those of the page, without its sections. */
export function fieldsOf({
  source: { sections: _, ...fields },
}: KeyedPage): Record<string, unknown> {
  return fields
}

export const sectionsOf = ({ source, keys }: KeyedPage): Map<string, EditedSection> =>
  new Map(keys.map((key, index) => [key, source.sections[index] as EditedSection]))
