import { createHash } from 'node:crypto'
import type { Edition, Quote } from '../../../../web/features/quotes/contract.ts'
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
  const about = `Question about quote ${quote.number}, version ${edition.edition}`
  const sent = inquiryOf(edition, about, message)
  await receive(
    {
      ...sent,
      email: customer.email || email,
      plan: '',
      website: '',
      openFor: undefined,
      idempotencyKey: keyOf(quote, message),
    },
    from,
  )
}

/** An inquiry from the customer of a quote. */
export const inquiryOf = ({ content }: Edition, subject: string, message: string) => ({
  name: content.customer.name,
  email: content.customer.email ?? '',
  phone: (content.customer.phone ?? '').slice(0, 20),
  company: content.customer.company ?? '',
  ...{ subject, message, page: '', items: [] },
  ...{ serviceInterest: '' as const, budgetRange: '' },
  ...{ preferredContactMethod: '', projectTimeline: '' },
})

export const keyOf = ({ id }: Quote, message: string): string =>
  createHash('sha256')
    .update(id + message)
    .digest('base64url')
