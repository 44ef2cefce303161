import { entryOf, type QuoteEntry } from './entry.ts'
import type { QuoteMerge } from './merge-quotes.ts'

/** The fields after a merge: what was taken from others, and the rest as it was typed here. */
export function mergedEntry(entry: QuoteEntry, { merged, taken }: QuoteMerge): QuoteEntry {
  const now = entryOf(merged.content, merged.keys)
  const typed = new Map(entry.lines.map(line => [line.key, line]))
  const isTaken = new Set(taken)
  const fields = taken.flatMap(name => FIELDS[name] ?? [])
  return {
    ...entry,
    currency: now.currency,
    ...Object.fromEntries(fields.map(field => [field, now[field]])),
    lines: now.lines.map(line => (isTaken.has(line.key) ? line : (typed.get(line.key) ?? line))),
  }
}

/** The fields of the form that one of the content is typed in. */
const FIELDS: Partial<Record<string, (keyof QuoteEntry)[]>> = {
  name: ['name'],
  email: ['email'],
  phone: ['phone'],
  company: ['company'],
  discount: ['discount'],
  delivery: ['deliveryText', 'delivery'],
  vat: ['vatRate', 'isVatIncluded'],
  validUntil: ['validUntil'],
  terms: ['terms'],
  note: ['note'],
}
