import { itemLimits } from './item-limits.ts'

/** A chosen item, identified by its page and its name there. */
export interface Entry {
  page: string
  code: string
  /** A whole number from 1 to 9999. */
  quantity: number
  note: string
}

const MOST = 500

type Named = Pick<Entry, 'page' | 'code'>

/** The same for the same item: no page has a colon. */
export const keyOf = ({ page, code }: Named) => `${page}:${code}`
const isSame = (one: Named, other: Named) => keyOf(one) === keyOf(other)

/**
 * The entries of a link: `/services/furniture/chairs:Ch12*2;/gallery:Garden gazebo 2`. Notes are
 * private and stay in the browser.
 */
export function entriesToText(entries: readonly Entry[]): string {
  return entries
    .map(({ page, code, quantity }) => `${page}:${code}${quantity > 1 ? `*${quantity}` : ''}`)
    .join(';')
}

/** The valid entries of a link. */
export function entriesFromText(text: string): Entry[] {
  return text.split(';').flatMap(part => {
    const [, page, code, quantity] = /^((?:\/[\w-]+)+):([^*]{1,80})(?:\*(.*))?$/.exec(part) ?? []
    return page && code ? [{ page, code, quantity: nearestQuantity(quantity), note: '' }] : []
  })
}

/** A stored entry, repaired where possible; empty if it names no item. */
export function entryFrom(stored: unknown): Entry[] {
  const { page, code, quantity, note } = (stored ?? {}) as Partial<Record<keyof Entry, unknown>>
  if (typeof page !== 'string' || typeof code !== 'string') return []
  const text = typeof note === 'string' ? note.slice(0, itemLimits.note) : ''
  return [{ page, code, quantity: nearestQuantity(quantity), note: text }]
}

/** Parses a quantity; undefined if invalid. */
export function quantityFrom(text: string): number | undefined {
  const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return quantity > 0 ? quantity : undefined
}

/**
 * The nearest valid quantity, for links and storage, where an invalid one must not drop the item.
 */
export const nearestQuantity = (quantity: unknown): number =>
  Math.min(Math.max(Math.round(Number(quantity)) || 1, 1), itemLimits.quantity)

/** Adds an item, unless it is on the list already. */
export function withEntry(entries: readonly Entry[], page: string, code: string): Entry[] {
  const isThere = entries.some(entry => isSame(entry, { page, code }))
  if (isThere || entries.length >= MOST) return [...entries]
  return [...entries, { page, code, quantity: 1, note: '' }]
}

export function withoutEntry(entries: readonly Entry[], page: string, code: string): Entry[] {
  return entries.filter(entry => !isSame(entry, { page, code }))
}

export function changedEntry(entries: readonly Entry[], changed: Entry): Entry[] {
  return entries.map(entry => (isSame(entry, changed) ? changed : entry))
}

export function hasEntry(entries: readonly Entry[], page: string, code: string): boolean {
  return entries.some(entry => isSame(entry, { page, code }))
}
