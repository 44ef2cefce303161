import { newKey } from '../../../../admin/draft/new-key.ts'
import { amountText } from '../../../../base/money/amount-text.ts'
import type { Currency } from '../../../../base/money/currencies.ts'
import type { Discount, QuoteContent, QuoteLine, QuoteUnit } from '../../contract.ts'
import { quantityText } from '../../typed-quantity.ts'

/** A line as it stands in its fields. */
export interface LineEntry {
  /** Of its own, for as long as the screen knows the quote: it may be moved. */
  key: string
  kind: QuoteLine['kind']
  code?: string | undefined
  slot?: string | undefined
  /** Of a unit that a visitor designed. */
  plan?: string | undefined
  text: string
  detail: string
  quantity: string
  unit: QuoteUnit
  /** '' while it is not known. */
  price: string
  /** `10 %`, or an amount. */
  discount: string
  /** Its field is open, and may still be empty. */
  isDiscountOpen?: boolean
}

/** A quote as it stands in its fields. */
export interface QuoteEntry {
  /** In which all amounts are typed; it has no field. */
  currency: Currency
  name: string
  company: string
  email: string
  phone: string
  lines: LineEntry[]
  discount: string
  deliveryText: string
  delivery: string
  vatRate: string
  isVatIncluded: boolean
  validUntil: string
  terms: string
  note: string
}

/** @param keys of its lines; new ones where they are missing */
export function entryOf(content: QuoteContent, keys: readonly string[] = []): QuoteEntry {
  const { currency, customer, lines, discount, delivery, vat, validUntil, terms, note } = content
  return {
    currency,
    name: customer.name,
    company: customer.company ?? '',
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    lines: lines.map((line, index) => lineEntryOf(line, currency, keys[index])),
    discount: discountText(discount, currency),
    deliveryText: delivery?.text ?? '',
    delivery: delivery ? amountText(delivery.cents, currency) : '',
    vatRate: String(vat.rate),
    isVatIncluded: vat.included,
    validUntil,
    terms: terms ?? '',
    note: note ?? '',
  }
}

export const lineEntryOf = (line: QuoteLine, currency: Currency, key = newKey()): LineEntry => ({
  key,
  kind: line.kind,
  code: line.code,
  slot: line.slot,
  plan: line.plan,
  text: line.text,
  detail: line.detail ?? '',
  quantity: quantityText(line.quantity),
  unit: line.unit ?? 'piece',
  price: line.unitPrice === null ? '' : amountText(line.unitPrice, currency),
  discount: discountText(line.discount, currency),
})

/** As it is typed and printed: `10 %` or `5,000`. */
export function discountText(discount: Discount | undefined, currency: Currency): string {
  if (!discount) return ''
  return 'percent' in discount ? `${discount.percent} %` : amountText(discount.cents, currency)
}
