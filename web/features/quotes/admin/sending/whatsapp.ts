import type { Company } from '../../../../admin/use-company.ts'
import { moneyText } from '../../../../base/money/amount-text.ts'
import { internationalNumber } from '../../../../base/phone-number.ts'
import { whatsappUrl } from '../../../../base/routes.ts'
import type { Quote } from '../../contract.ts'

/**
 * A chat that begins with the link of a quote; without a number of the customer, the program asks
 * to whom it goes.
 */
export function quoteChat(quote: Quote, link: string, company: Company): string {
  const { customer, currency } = quote.content
  const text = [
    `Hello ${customer.name},`,
    `here is quote ${quote.number} of ${company.companyName}: ${moneyText(quote.totals.total, currency)}.`,
    link,
  ].join('\n')
  const number = internationalNumber(customer.phone ?? '', company.number)
  return whatsappUrl(number, text) ?? `https://wa.me/?text=${encodeURIComponent(text)}`
}
