import type { PageData } from '../contract.ts'
import { type Entry, entriesFromText, entriesToText, nearestQuantity } from './entries.ts'
import { type FoundItem, itemsOf, keyOf } from './found-items.ts'

/** An item by its page and its image's folder and number, which do not change with its name. */
interface SlotRef {
  page: string
  folder: string
  number: string
}

/** The items of a link: by name, as in older links, and by slot. */
export interface SentList {
  entries: readonly Entry[]
  slots: readonly (SlotRef & { quantity: number })[]
}

/**
 * The query of a link to a list:
 * `?list=services.furniture.chairs.products.12.13x4.gallery.prefab-units.3` has a page and a
 * folder, then the numbers of images there, each with its quantity. It contains only letters,
 * digits, `.`, `-` and `_`, which need no escaping inside another URL. Items without a number are
 * in `items`.
 */
export function linkQuery(
  entries: readonly Entry[],
  found: ReadonlyMap<string, FoundItem>,
): string {
  const runs = new Map<string, string[]>()
  const named: Entry[] = []
  for (const entry of entries) {
    const ref = slotRefOf(entry.page, found.get(keyOf(entry))?.slot)
    if (!ref) {
      named.push(entry)
      continue
    }
    const start = [...ref.page.split('/').slice(1), ref.folder].join('.')
    const run = runs.get(start) ?? [start]
    runs.set(start, run)
    run.push(ref.number + (entry.quantity > 1 ? `x${entry.quantity}` : ''))
  }
  const parts = []
  if (runs.size > 0) parts.push(`list=${[...runs.values()].flat().join('.')}`)
  if (named.length > 0) parts.push(String(new URLSearchParams({ items: entriesToText(named) })))
  return `?${parts.join('&')}`
}

const NUMBER = /^(\d+)(?:x(\d+))?$/

/** The valid items of a query. */
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

/** The entries of a list, whose names come from its pages once they are loaded. */
export function entriesOf(
  { entries, slots }: SentList,
  pages: ReadonlyMap<string, PageData | undefined>,
): Entry[] {
  const codes = new Map<string, string>()
  for (const [path, data] of pages) {
    for (const { code, slot } of data ? itemsOf(data) : []) {
      const ref = slotRefOf(path, slot)
      if (ref) codes.set(idOf(ref), code)
    }
  }
  const byRef = slots.map(({ quantity, ...ref }) => {
    const code = codes.get(idOf(ref)) ?? `${ref.folder} ${ref.number}`
    return { page: ref.page, code, quantity, note: '' }
  })
  return [...byRef, ...entries]
}

const idOf = ({ page, folder, number }: SlotRef) => `${page} ${folder} ${number}`

/** Of `executive-furniture/chairs/products/image-12.jpg` on its page: `products` and `12`. */
function slotRefOf(page: string, slot = ''): SlotRef | undefined {
  const [folder, file = ''] = slot.split('/').slice(-2)
  const number = /image-(\d+)\.\w+$/.exec(file)?.[1]
  const isNamed = [...page.split('/'), folder ?? ''].some(segment => NUMBER.test(segment))
  return folder && number && !isNamed ? { page, folder, number } : undefined
}
