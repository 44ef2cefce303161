import { dayInWords } from '../../base/day-in-words.ts'
import { moneyText } from '../../base/money/amount-text.ts'
import type { Letterhead, QuoteContent, Totals } from './contract.ts'

interface Mailed {
  number: string
  edition: number
  content: QuoteContent
  totals: Totals
  letterhead: Letterhead
  /** The URL of the customer's page. */
  link: string
}

/** The text of the mail with a quote, shown before sending and sent by the server. */
export function mailTextOf({ number, edition, content, totals, letterhead, link }: Mailed) {
  const numbered = edition > 1 ? `${number}, version ${edition},` : number
  const vat = content.vat.rate > 0 ? ', VAT included' : ''
  const { companyName = '', phone = '' } = letterhead
  const lines = [
    `Hello ${content.customer.name},`,
    '',
    `Here is quote ${numbered} of ${companyName}: ${moneyText(totals.total, content.currency)}${vat}.`,
    `It is valid until ${dayInWords(content.validUntil)}. The PDF is attached.`,
    '',
    'Read it, accept it or ask a question here:',
    link,
    '',
    ...(content.note ? [content.note, ''] : []),
    companyName,
    ...(phone ? [phone] : []),
    '',
  ]
  return { subject: `Quote ${numbered} from ${companyName}`, text: lines.join('\n') }
}
