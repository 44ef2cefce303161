import type { QuotePaper } from '../../../../../server/features/quotes/document/quote-paper.ts'
import type { QuoteUnit } from '../../../../../web/features/quotes/contract.ts'
import { randomContent, seededRandom } from '../../../../support/quotes.ts'

const UNITS: QuoteUnit[] = ['piece', 'set', 'm', 'm2', 'm3', 'kg', 'hour', 'day', 'unit', 'lump']

/** A quote whose lines have codes that no other line has; the same for the same seed. */
export function randomQuote(seed: number): Partial<QuotePaper> {
  const random = seededRandom(seed)
  const content = randomContent(random)
  const lines = content.lines.map((line, index) => ({
    ...line,
    code: `Q${seed}N${index}`,
    unit: UNITS[Math.floor(random() * UNITS.length)],
    ...(random() < 0.5 && { detail: 'Mahogany, brass and glass, as agreed' }),
  }))
  return { number: `2026-${String(seed).padStart(4, '0')}`, content: { ...content, lines } }
}
