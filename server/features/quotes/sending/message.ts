import type { Edition, Quote } from '../../../../web/features/quotes/contract.ts'
import { mailTextOf } from '../../../../web/features/quotes/mail-text.ts'
import { fileNameOf } from '../../../../web/features/quotes/page/file-name.ts'
import type { Mailbox } from '../../../base/mail/mailbox.ts'
import { type MailMessage, messageIdOf } from '../../../base/mail/message.ts'

interface Sent {
  quote: Quote
  edition: Edition
  from: Mailbox
  pdf: Buffer
}

/** The mail that takes one edition of a quote to its customer. */
export function messageOf({ quote, edition, from, pdf }: Sent): MailMessage {
  const { customer } = edition.content
  const { companyName = '', email = '', origin = '' } = edition.letterhead
  return {
    messageId: messageIdOf(`${quote.id}-${edition.edition}`, from),
    from,
    to: [customer.email ?? ''],
    ...(email && { replyTo: { name: companyName, address: email } }),
    ...mailTextOf({ ...edition, number: quote.number, link: `${origin}${quote.url ?? ''}` }),
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
