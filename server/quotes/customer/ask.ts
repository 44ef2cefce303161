import { createHash } from 'node:crypto'
import type { Edition, Quote } from '../../../web/quotes/contract.ts'
import type { ReceiveInquiry } from '../../inquiries/receive.ts'
import type { Inquiries } from '../../inquiries/store/index.ts'
import type { QuoteReports } from '../reports/owner-mail.ts'
import type { Quotes } from '../store/index.ts'

export interface AskOptions {
  inquiries: Pick<Inquiries, 'find' | 'ask'>
  receive: ReceiveInquiry
  quotes: Pick<Quotes, 'reportQuestion'>
  reports: Pick<QuoteReports, 'isOn' | 'queue'>
}

interface Question {
  quote: Quote
  edition: Edition
  message: string
  /** Where the quote has none. */
  email?: string | undefined
  from: Parameters<ReceiveInquiry>[1]
}

/**
 * Puts a question where administrators see it: into the inquiry of its quote, or into a new one.
 * The same question twice in a row is one. The owner is told by mail of either.
 */
export async function ask(question: Question, options: AskOptions): Promise<void> {
  const { inquiries, receive, quotes, reports } = options
  const { quote, edition, message, email = '', from } = question
  const { customer } = edition.content
  const inquiry = quote.inquiryId && (await inquiries.find(quote.inquiryId))
  if (inquiry) {
    const last = inquiry.notes.at(-1)
    if (last?.isCustomer && last.text === message) return
    await inquiries.ask(inquiry.id, customer.name, message)
    if (reports.isOn) await quotes.reportQuestion(quote.id, edition.edition, message)
    reports.queue(quote.id)
    return
  }
  await receive(
    {
      name: customer.name,
      email: customer.email || email,
      phone: (customer.phone ?? '').slice(0, 20),
      company: customer.company ?? '',
      subject: `Question about quote ${quote.number}, version ${edition.edition}`,
      message,
      serviceInterest: '',
      budgetRange: '',
      preferredContactMethod: '',
      projectTimeline: '',
      page: '',
      items: [],
      plan: '',
      website: '',
      openFor: undefined,
      idempotencyKey: createHash('sha256')
        .update(quote.id + message)
        .digest('base64url'),
    },
    from,
  )
}
