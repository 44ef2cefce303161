import type { Quote, QuoteContent, QuoteLine } from '../../../../../web/features/quotes/contract.ts'
import { totalsOf } from '../../../../../web/features/quotes/sums/totals.ts'

export const line = (code: string, unitPrice: number | null = 6_850_000): QuoteLine => ({
  kind: 'item',
  code,
  text: `Item ${code}`,
  quantity: 1000,
  unit: 'piece',
  unitPrice,
})

export const content = (fields: Partial<QuoteContent> = {}): QuoteContent => ({
  currency: 'KES',
  customer: { name: 'Wanjiru Kamau' },
  lines: [line('OF11'), line('OF12')],
  vat: { rate: 16, included: false },
  validUntil: '2026-12-21',
  ...fields,
})

export function quote(fields: Partial<Quote> = {}): Quote {
  const { content: given = content() } = fields
  return {
    id: '6f2c1a52-0000-4000-8000-000000000001',
    number: '2026-0042',
    version: 1,
    state: 'draft',
    content: given,
    totals: totalsOf(given),
    editions: [],
    opened: { count: 0 },
    createdAt: '2026-11-22T08:00:00.000Z',
    createdBy: 'admin',
    changedAt: '2026-11-22T08:00:00.000Z',
    changedBy: 'wanjiru',
    ...fields,
  }
}
