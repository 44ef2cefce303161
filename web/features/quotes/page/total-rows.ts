import type { QuoteContent, Totals } from '../contract.ts'
import type { AmountText } from './amounts.ts'
import { percentOff, percentText } from './line-words.ts'

export interface TotalRow {
  label: string
  amount: string
  isTotal?: true
}

/** What stands below the lines. The amounts above the total add up to it, but for VAT included. */
export function totalRows(content: QuoteContent, totals: Totals, amount: AmountText): TotalRow[] {
  const { currency, discount, delivery, vat } = content
  const sum = totals.lines.reduce((all, cents) => all + cents, 0)
  const isChanged = totals.discount > 0 || delivery !== undefined
  const rows: (TotalRow | false)[] = [
    isChanged && { label: 'Sum', amount: amount(sum) },
    totals.discount > 0 && {
      label: discount && 'percent' in discount ? percentOff(discount.percent) : 'Discount',
      amount: `–${amount(totals.discount)}`,
    },
    delivery !== undefined && {
      label: delivery.text || 'Delivery',
      amount: amount(totals.delivery),
    },
    ...(vat.included
      ? [
          { label: `Total ${currency}`, amount: amount(totals.total), isTotal: true } as const,
          { label: `VAT ${percentText(vat.rate)} included`, amount: amount(totals.vat) },
        ]
      : [
          { label: 'Before VAT', amount: amount(totals.net) },
          { label: `VAT ${percentText(vat.rate)}`, amount: amount(totals.vat) },
          { label: `Total ${currency}`, amount: amount(totals.total), isTotal: true } as const,
        ]),
  ]
  return rows.filter(row => row !== false)
}
