import type {
  NewQuote,
  QuoteContent,
  QuoteLine,
  QuoteSettings,
} from '../../../web/features/quotes/contract.ts'
import { daysAfter } from '../../../web/features/quotes/validity.ts'
import type { InquiryRow } from '../inquiries/store/index.ts'
import { designNamed } from './design-lines.ts'
import { itemsOfInquiry, linesOfItems, type QuotedProducts } from './item-lines.ts'

/** The content of a new quote: what is given, then what the inquiry says, then the settings. */
export function newContent(
  given: NewQuote,
  inquiry: InquiryRow | undefined,
  settings: Readonly<QuoteSettings>,
  source: QuotedProducts,
): QuoteContent {
  const { discount, delivery, note, currency = source.products().currency } = given
  const typed = given.lines ? { lines: given.lines, vat: settings.vat } : undefined
  const items = itemsOfInquiry(inquiry?.items ?? [], source)
  const { lines, vat } =
    typed ?? linesOfItems(items, { currency, vat: given.vat ?? settings.vat }, source)
  return {
    currency,
    customer: given.customer ?? customerOf(inquiry),
    lines: withSlots(lines, source),
    discount,
    delivery,
    vat: given.vat ?? vat,
    validUntil: given.validUntil ?? daysAfter(source.today(), settings.validDays),
    terms: given.terms ?? (settings.terms || undefined),
    note,
  }
}

const customerOf = (inquiry: InquiryRow | undefined): QuoteContent['customer'] =>
  inquiry
    ? {
        name: inquiry.name,
        email: inquiry.email || undefined,
        phone: inquiry.phone || undefined,
        company: inquiry.company || undefined,
      }
    : { name: '' }

/**
 * The lines with the codes and pictures of their products as they are now, and the plans of units
 * that were designed; what has been sent keeps its own.
 */
export function withSlots(
  lines: readonly QuoteLine[],
  { products }: Pick<QuotedProducts, 'products'>,
  before: readonly QuoteLine[] = [],
): QuoteLine[] {
  return lines.map(line => {
    const product = line.kind === 'item' && line.code ? products().withCode(line.code) : undefined
    if (product) return { ...line, code: product.code, slot: product.slot, plan: undefined }
    const former = before.find(({ code }) => code && code === line.code)
    return { ...line, slot: former?.slot, plan: former?.plan ?? designNamed(line.code ?? '')?.plan }
  })
}
