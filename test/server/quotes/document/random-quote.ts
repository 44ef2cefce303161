import type { QuotePaper } from '../../../../server/quotes/document/quote-paper.ts'
import type { Discount, QuoteUnit } from '../../../../web/quotes/contract.ts'
import { line, quoteContent } from './paper.ts'

const UNITS: QuoteUnit[] = ['piece', 'set', 'm', 'm2', 'm3', 'kg', 'hour', 'day', 'unit', 'lump']

/** A quote of up to 40 lines; the same for the same seed. */
export function randomQuote(seed: number): Partial<QuotePaper> {
  const next = randomNumbers(seed)
  const upTo = (most: number) => 1 + Math.floor(next() * most)
  const discount = (): Discount =>
    next() < 0.5 ? { percent: upTo(4000) / 100 } : { cents: upTo(50_000) }
  const lines = Array.from({ length: upTo(40) }, (_, index) =>
    line({
      code: `Q${seed}N${index}`,
      text: `Thing number ${upTo(999)}`,
      quantity: next() < 0.5 ? upTo(50) * 1000 : upTo(99_999),
      unit: UNITS[upTo(UNITS.length) - 1],
      unitPrice: upTo(500_000_00),
      ...(next() < 0.3 && { discount: discount() }),
      ...(next() < 0.5 && { detail: 'Mahogany, brass and glass, as agreed' }),
    }),
  )
  const content = quoteContent({
    lines,
    ...(next() < 0.5 && { discount: discount() }),
    delivery: next() < 0.5 ? { cents: upTo(9_000_000) } : undefined,
    vat: { rate: next() < 0.8 ? 16 : upTo(2000) / 100, included: next() < 0.5 },
  })
  return { number: `2026-${String(seed).padStart(4, '0')}`, content }
}

/** Mulberry32: numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
