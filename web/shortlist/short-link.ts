import type { PageData } from '../contract.ts'
import { type Entry, entriesFromText, entriesToText, nearestQuantity } from './entries.ts'
import { type FoundItem, itemsOf, keyOf } from './found-items.ts'

/** An item by its page, and the folder and the number of its picture, which outlive its name. */
interface Place {
  page: string
  folder: string
  number: string
}

/** What a link names: items by their names, as links had them first, and by their places. */
export interface SentList {
  entries: readonly Entry[]
  places: readonly (Place & { quantity: number })[]
}

/**
 * The query of a link to a list: `?list=services.furniture.chairs.products.12.13x4.gallery.prefab-units.3`
 * names a page and a folder, then numbers of pictures there with how many of each. Only letters,
 * digits, `.`, `-` and `_`: an address within a message keeps its length. What has no number, or is
 * not found, is named by `items`.
 */
export function linkQuery(
  entries: readonly Entry[],
  found: ReadonlyMap<string, FoundItem>,
): string {
  const runs = new Map<string, string[]>()
  const named: Entry[] = []
  for (const entry of entries) {
    const place = placeOf(entry.page, found.get(keyOf(entry))?.slot)
    if (!place) {
      named.push(entry)
      continue
    }
    const start = [...place.page.split('/').slice(1), place.folder].join('.')
    const run = runs.get(start) ?? [start]
    runs.set(start, run)
    run.push(place.number + (entry.quantity > 1 ? `x${entry.quantity}` : ''))
  }
  const parts = []
  if (runs.size > 0) parts.push(`list=${[...runs.values()].flat().join('.')}`)
  if (named.length > 0) parts.push(String(new URLSearchParams({ items: entriesToText(named) })))
  return `?${parts.join('&')}`
}

const NUMBER = /^(\d+)(?:x(\d+))?$/

/** What a query names, as far as it can be read; the rest is left out. */
export function sentList(search: string): SentList {
  const query = new URLSearchParams(search)
  const places: SentList['places'][number][] = []
  let words: string[] = []
  let isRunning = false
  for (const part of (query.get('list') ?? '').split('.')) {
    const [, number, quantity] = NUMBER.exec(part) ?? []
    if (!number) {
      words = isRunning ? [part] : [...words, part]
      isRunning = false
      continue
    }
    isRunning = true
    const page = words
      .slice(0, -1)
      .map(word => `/${word}`)
      .join('')
    const folder = words.at(-1) ?? ''
    // A page's own path, never another host's.
    if (!/^(\/[\w-]+)+$/.test(page)) continue
    places.push({ page, folder, number, quantity: nearestQuantity(quantity) })
  }
  return { entries: entriesFromText(query.get('items') ?? ''), places }
}

/** The entries of a list, once its pages have told how what is at its places is called. */
export function entriesOf(
  { entries, places }: SentList,
  pages: ReadonlyMap<string, PageData | undefined>,
): Entry[] {
  const codes = new Map<string, string>()
  for (const [path, data] of pages) {
    for (const { code, slot } of data ? itemsOf(data) : []) {
      const place = placeOf(path, slot)
      if (place) codes.set(idOf(place), code)
    }
  }
  const placed = places.map(({ quantity, ...place }) => {
    const code = codes.get(idOf(place)) ?? `${place.folder} ${place.number}`
    return { page: place.page, code, quantity, note: '' }
  })
  return [...placed, ...entries]
}

const idOf = ({ page, folder, number }: Place) => `${page} ${folder} ${number}`

/** Of `executive-furniture/chairs/products/image-12.jpg` on its page: `products` and `12`. */
function placeOf(page: string, slot = ''): Place | undefined {
  const [folder, file = ''] = slot.split('/').slice(-2)
  const number = /(?<!\d)(\d+)\.\w+$/.exec(file)?.[1]
  const isNamed = [...page.split('/'), folder ?? ''].some(word => NUMBER.test(word))
  return folder && number && !isNamed ? { page, folder, number } : undefined
}
