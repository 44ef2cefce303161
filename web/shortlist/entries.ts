import { itemLimits } from './item-limits.ts'

/** One item that a visitor has chosen, by the page it is on and its name there. */
export interface Entry {
  page: string
  code: string
  /** A whole number from 1 to 9999. */
  quantity: number
  note: string
}

const MOST = 500
const isSame = (one: Entry, other: { page: string; code: string }) =>
  one.page === other.page && one.code === other.code

/**
 * Entries as a link carries them: `/services/furniture/chairs:Ch12*2;/gallery:Garden gazebo 2`.
 * Notes are the visitor's own and stay in the browser.
 */
export function entriesToText(entries: readonly Entry[]): string {
  return entries
    .map(({ page, code, quantity }) => `${page}:${code}${quantity > 1 ? `*${quantity}` : ''}`)
    .join(';')
}

/** What a link carries, as far as it can be read; the rest is left out. */
export function entriesFromText(text: string): Entry[] {
  return text.split(';').flatMap(part => {
    const [, page, code, quantity] = /^((?:\/[\w-]+)+):([^*]{1,80})(?:\*(.*))?$/.exec(part) ?? []
    return page && code ? [{ page, code, quantity: nearestQuantity(quantity), note: '' }] : []
  })
}

/** An entry as storage kept it, mended where it can be; what names no item is none. */
export function entryFrom(stored: unknown): Entry[] {
  const { page, code, quantity, note } = (stored ?? {}) as Partial<Record<keyof Entry, unknown>>
  if (typeof page !== 'string' || typeof code !== 'string') return []
  const text = typeof note === 'string' ? note.slice(0, itemLimits.note) : ''
  return [{ page, code, quantity: nearestQuantity(quantity), note: text }]
}

/** What was typed as a quantity; undefined where it is none. */
export function quantityFrom(typed: string): number | undefined {
  const quantity = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return quantity > 0 ? quantity : undefined
}

/** For what cannot be typed anew: no item is left out for its quantity. */
export const nearestQuantity = (quantity: unknown): number =>
  Math.min(Math.max(Math.round(Number(quantity)) || 1, 1), itemLimits.quantity)

/** Adds an item once; one that is there already stays as it is. */
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
