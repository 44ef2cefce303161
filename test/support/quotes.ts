import { join } from 'node:path'
import type { Discount, QuoteContent, QuoteLine } from '../../web/features/quotes/contract.ts'

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A content with all that a quote can have, of sizes that people write and some at the limits. */
export function randomContent(random: () => number): QuoteContent {
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const either = <T>(...all: T[]): T => all[upTo(all.length - 1)] as T
  const percent = () => either(16, 10, 7.5, 0.01, 33.33, 99.99, 100, (1 + upTo(9999)) / 100)
  const discount = (): Discount | undefined =>
    either<Discount | undefined>(undefined, { percent: percent() }, { cents: upTo(5_000_000) })
  const line = (): QuoteLine => ({
    kind: 'text',
    text: 'Work',
    quantity: either(1000, 2500, 333, 1, 12_000, 1 + upTo(99_999), 1 + upTo(999_999_998)),
    unitPrice: either<number | null>(null, 0, 1, 6_850_000, upTo(9_999_999), upTo(1_000_000)),
    discount: discount(),
  })
  return {
    currency: 'KES',
    customer: { name: 'Wanjiru Kamau' },
    lines: Array.from({ length: 1 + upTo(12) }, line),
    discount: discount(),
    delivery: either<QuoteContent['delivery']>(undefined, { cents: upTo(4_500_000) }),
    vat: { rate: either(16, 0, 8, 14.5, 100, percent()), included: random() < 0.5 },
    validUntil: '2026-12-21',
  }
}

/** The places of the quotes in a data folder. */
export const quotesPlace = (dataDir: string) => ({
  folder: join(dataDir, 'quotes'),
  numbers: { file: join(dataDir, 'quote-numbers.json') },
})

/** A good body of a new quote: the worked example of docs/quotes.md. */
export const quoteBody = (fields: object = {}) => ({
  currency: 'KES',
  customer: { name: 'Wanjiru Kamau', email: 'wanjiru@example.co.ke' },
  lines: [
    { kind: 'text', text: 'Desk', quantity: 12_000, unitPrice: 6_850_000 },
    { kind: 'text', text: 'Chair', quantity: 12_000, unitPrice: 2_100_000 },
  ],
  delivery: { text: 'Delivery to Nakuru', cents: 4_500_000 },
  vat: { rate: 16, included: false },
  validUntil: '2099-12-21',
  ...fields,
})
