import type { KeyedPage } from '../contract.ts'
import { stableJson } from './stable-json.ts'

/**
 * Two states of a page whose sections can be compared by key: each section has a key of its own, and
 * those that only one state has, but that say the same, share one.
 */
export function withSharedKeys(before: KeyedPage, after: KeyedPage): [KeyedPage, KeyedPage] {
  const [former, present] = [withOwnKeys(before, 'former'), withOwnKeys(after, 'present')]
  const presentKeys = new Set(present.keys)
  const gone = new Map(
    former.keys.flatMap((key, index) =>
      presentKeys.has(key) ? [] : [[stableJson(former.source.sections[index]), key] as const],
    ),
  )
  if (gone.size === 0) return [former, present]
  const formerKeys = new Set(former.keys)
  const keys = present.keys.map((key, index) => {
    if (formerKeys.has(key)) return key
    const words = stableJson(present.source.sections[index])
    const same = gone.get(words)
    gone.delete(words)
    return same ?? key
  })
  return [former, { ...present, keys }]
}

/** A key that is missing or was given twice is replaced by one that no other section has. */
function withOwnKeys(page: KeyedPage, name: string): KeyedPage {
  const { sections } = page.source
  const isWhole =
    page.keys.length === sections.length && new Set(page.keys).size === sections.length
  if (isWhole) return page
  const given = new Set<string>()
  const keys = sections.map((_, index) => {
    const own = page.keys[index]
    const key = own === undefined || given.has(own) ? `${name}-${index}` : own
    given.add(key)
    return key
  })
  return { ...page, keys }
}
