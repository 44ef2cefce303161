import { initialContactDetails } from '../../../../../server/features/company/contact-details/store.ts'
import { productsIn } from '../../../../../server/features/products/products.ts'
import { letterheadOf } from '../../../../../server/features/quotes/document/letterhead.ts'
import type { QuotePaper } from '../../../../../server/features/quotes/document/quote-paper.ts'
import { loadContent } from '../../../../../server/starters/load-starter.ts'
import type { QuoteContent, QuoteLine } from '../../../../../web/features/quotes/contract.ts'
import { totalsOf } from '../../../../../web/features/quotes/sums/totals.ts'

const products = productsIn(loadContent()).all
/** Of products, whose drawings differ. */
export const slots = products.slice(0, 300).map(({ slot }) => slot)

const pictures = Object.fromEntries(
  products.map(product => {
    const { path, family, shape, traits } = product.place
    return [path, { drawing: { path, family, shape, traits } }]
  }),
)

const PAYMENT =
  'M-Pesa paybill 000000, account: the number of the quote\nBank: Example Bank, account 000'

/** A quote of two items and delivery to Nakuru, with whatever a test is about. */
export function quotePaper(said: Partial<QuotePaper> = {}): QuotePaper {
  const content = said.content ?? quoteContent()
  return {
    number: '2026-0042',
    edition: 1,
    day: '2026-11-22',
    totals: totalsOf(content),
    letterhead: letterheadOf(
      { ...initialContactDetails(), paymentWords: PAYMENT },
      'https://example.org',
    ),
    url: 'https://example.org/quotes/AAAAAAAAAAAAAAAAAAAAAA',
    pictures,
    ...said,
    content,
  }
}

export const quoteContent = (said: Partial<QuoteContent> = {}): QuoteContent => ({
  currency: 'KES',
  customer: { name: 'Wanjiru Kamau', email: 'wanjiru@example.com' },
  lines: [
    line({ code: 'Ch8', text: 'Desk chair', detail: 'Mahogany, 160 cm', slot: slots[0] }),
    line({ code: 'Ch9', text: 'Chair', unitPrice: 2_100_000, slot: slots[1] }),
  ],
  delivery: { text: 'Delivery to Nakuru', cents: 4_500_000 },
  vat: { rate: 16, included: false },
  validUntil: '2026-12-21',
  note: 'Delivered and assembled. Half on order, half on delivery.',
  ...said,
})

export const line = (said: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ kind: 'item', text: 'Desk', quantity: 12_000, unitPrice: 6_850_000 },
  ...said,
})
