import { moneyText } from '../../../../web/base/money/amount-text.ts'
import { quoteScreen } from '../../../../web/base/routes.ts'
import type { Quote } from '../../../../web/features/quotes/contract.ts'
import type { Mailbox } from '../../../base/mail/mailbox.ts'
import { byMachine, type MailMessage, messageIdOf, momentOf } from '../../../base/mail/message.ts'
import type { QuoteReport } from '../store/reports.ts'

interface Told {
  quote: Quote
  report: QuoteReport
  /** Of the report among those of its quote. */
  number: number
  from: Mailbox
  to: string[]
  /** The site's own URL, where it is known. */
  publicUrl?: string | undefined
}

/** The mail that tells the owner that a customer has accepted a quote, or asks about it. */
export function messageOf({ quote, report, number, from, to, publicUrl }: Told): MailMessage {
  const edition = quote.editions.find(one => one.edition === report.edition)
  const { customer } = edition?.content ?? quote.content
  const isAccepted = report.about === 'accepted'
  const about = `${quote.number}, version ${report.edition}`
  const total = edition ? [moneyText(edition.totals.total, edition.content.currency)] : []
  return {
    messageId: messageIdOf(`${quote.id}-report-${number}`, from),
    from,
    to,
    ...(customer.email && { replyTo: { name: customer.name, address: customer.email } }),
    subject: isAccepted
      ? `Quote ${quote.number} accepted by ${report.text}`
      : `Question of ${customer.name} about quote ${quote.number}`,
    text: [
      ...(isAccepted
        ? [`${report.text} has accepted quote ${about}.`, ...total]
        : [`${customer.name} asks about quote ${about}:`, '', report.text]),
      '',
      ...[customer.name, customer.company, customer.phone, customer.email].filter(Boolean),
      '',
      `Received ${momentOf(report.at)}.`,
      ...(publicUrl ? [`The quote: ${publicUrl}${quoteScreen(quote.id)}`] : []),
      '',
    ].join('\n'),
    headers: byMachine,
  }
}
