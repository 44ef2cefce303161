import type { PageData } from '../../base/contract.ts'
import { type Entry, entriesToText, keyOf } from './entries.ts'
import type { FoundItem } from './found-item.ts'
import { itemsOf } from './found-items.ts'
import type { SentList } from './sent-list.ts'
import { refKey, slotRefOf } from './slot-ref.ts'

/**
 * The query of a link to a list:
 * `?list=services.furniture.chairs.products.12.13x4.gallery.prefab-units.3` has a page and a
 * folder, then the numbers of images there, each with its quantity. It contains only letters,
 * digits, `.`, `-` and `_`, which need no escaping inside another URL. Items without a number are
 * in `items`.
 */
export function linkQuery(
  entries: readonly Entry[],
  details: ReadonlyMap<string, FoundItem>,
): string {
  const runs = new Map<string, string[]>()
  const unnumbered: Entry[] = []
  for (const entry of entries) {
    const ref = slotRefOf(entry.page, details.get(keyOf(entry))?.slot)
    if (!ref) {
      unnumbered.push(entry)
      continue
    }
    const start = [...ref.page.split('/').slice(1), ref.folder].join('.')
    const run = runs.get(start) ?? [start]
    runs.set(start, run)
    run.push(ref.number + (entry.quantity > 1 ? `x${entry.quantity}` : ''))
  }
  const parts = []
  if (runs.size > 0) parts.push(`list=${[...runs.values()].flat().join('.')}`)
  if (unnumbered.length > 0)
    parts.push(String(new URLSearchParams({ items: entriesToText(unnumbered) })))
  return `?${parts.join('&')}`
}

/** The entries of a list, whose names come from its pages once they are loaded. */
export function entriesOf(
  { entries, slots }: SentList,
  pages: ReadonlyMap<string, PageData | undefined>,
): Entry[] {
  const codes = new Map<string, string>()
  for (const [path, data] of pages) {
    for (const { code, slot } of data ? itemsOf(data) : []) {
      const ref = slotRefOf(path, slot)
      if (ref) codes.set(refKey(ref), code)
    }
  }
  const byRef = slots.map(({ quantity, ...ref }) => {
    const code = codes.get(refKey(ref)) ?? `${ref.folder} ${ref.number}`
    return { page: ref.page, code, quantity, note: '' }
  })
  return [...byRef, ...entries]
}
