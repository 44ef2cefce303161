import { dayInWords } from '../../../web/day-in-words.ts'
import type { Edition, Quote } from '../../../web/quotes/contract.ts'
import { fileNameOf } from '../../../web/quotes/page/file-name.ts'
import { moneyText } from '../../../web/quotes/typed-money.ts'
import type { Mailbox } from '../../mail/mailbox.ts'
import { type MailMessage, messageIdOf } from '../../mail/message.ts'

interface Sent {
  quote: Quote
  edition: Edition
  from: Mailbox
  pdf: Buffer
}

/** The mail that takes one edition of a quote to its customer. */
export function messageOf({ quote, edition, from, pdf }: Sent): MailMessage {
  const { customer } = edition.content
  const { companyName = '', email = '' } = edition.letterhead
  return {
    messageId: messageIdOf(`${quote.id}-${edition.edition}`, from),
    from,
    to: [customer.email ?? ''],
    ...(email && { replyTo: { name: companyName, address: email } }),
    subject: `Quote ${numberOf(quote, edition)} from ${companyName}`,
    text: textOf(quote, edition),
    headers: {},
    attachments: [
      {
        filename: fileNameOf(quote, edition.edition),
        content: pdf,
        contentType: 'application/pdf',
      },
    ],
  }
}

function textOf(quote: Quote, edition: Edition): string {
  const { content, totals, letterhead } = edition
  const vat = content.vat.rate > 0 ? ', VAT included' : ''
  const { companyName = '', phone = '', origin = '' } = letterhead
  return [
    `Hello ${content.customer.name},`,
    '',
    `Here is quote ${numberOf(quote, edition)} of ${companyName}: KES ${moneyText(totals.total)}${vat}.`,
    `It is valid until ${dayInWords(content.validUntil)}. The PDF is attached.`,
    '',
    'Read it, accept it or ask a question here:',
    `${origin}${quote.url ?? ''}`,
    '',
    ...(content.note ? [content.note, ''] : []),
    companyName,
    ...(phone ? [phone] : []),
    '',
  ].join('\n')
}

/** `2026-0042, version 2,`. */
const numberOf = ({ number }: Quote, { edition }: Edition) =>
  edition > 1 ? `${number}, version ${edition},` : number
