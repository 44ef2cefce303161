import { type Entry, entriesFromText, nearestQuantity } from './entries.ts'
import { NUMBER, type SlotRef } from './slot-ref.ts'

/** The items of a link: by name, as in older links, and by slot. */
export interface SentList {
  entries: readonly Entry[]
  slots: readonly (SlotRef & { quantity: number })[]
}

/** The valid items of the query of a link, as `linkQuery` makes it. */
export function sentList(search: string): SentList {
  const query = new URLSearchParams(search)
  const slots: SentList['slots'][number][] = []
  let segments: string[] = []
  let isRunning = false
  for (const part of (query.get('list') ?? '').split('.')) {
    const [, number, quantity] = NUMBER.exec(part) ?? []
    if (!number) {
      segments = isRunning ? [part] : [...segments, part]
      isRunning = false
      continue
    }
    isRunning = true
    const page = segments
      .slice(0, -1)
      .map(segment => `/${segment}`)
      .join('')
    const folder = segments.at(-1) ?? ''
    // A path of this site, never another host.
    if (!/^(\/[\w-]+)+$/.test(page)) continue
    slots.push({ page, folder, number, quantity: nearestQuantity(quantity) })
  }
  return { entries: entriesFromText(query.get('items') ?? ''), slots }
}
