import type { Company } from '../../../admin/use-company.ts'
import type { Inquiry } from '../../../base/contract.ts'
import { internationalNumber } from '../../../base/phone-number.ts'
import { whatsappUrl } from '../../../base/routes.ts'

type InquiryFields = Pick<Inquiry, 'name' | 'email' | 'phone' | 'subject' | 'message'>

/** The beginning of an answer, unless other words are chosen for it. */
export const greeting = ({ name }: Pick<InquiryFields, 'name'>, { companyName }: Company): string =>
  `Hello ${name},\n\nthank you for your inquiry to ${companyName}.`

/** A mail to be completed: its recipient, its subject, the text, and the quoted inquiry. */
export function mailReply(
  inquiry: InquiryFields,
  company: Company,
  text = greeting(inquiry, company),
): string {
  const { email, subject, message } = inquiry
  const replySubject = `Re: ${subject || `Your inquiry to ${company.companyName}`}`
  const quoted = shortened(message)
    .split('\n')
    .map(line => `> ${line}`)
  const start = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(replySubject)}&body=`
  const body = encodeURIComponent(lines(text))
  const withQuote = start + body + encodeURIComponent(['', '', '', ...quoted].join('\r\n'))
  return withQuote.length <= MOST_IN_ADDRESS ? withQuote : start + body
}

/** A chat that is begun; undefined where the phone number cannot be one. */
export function whatsappReply(
  inquiry: InquiryFields,
  company: Company,
  text = greeting(inquiry, company).replace('\n\n', ' '),
): string | undefined {
  return whatsappUrl(internationalNumber(inquiry.phone, company.number), text)
}

/** Mail programs cut or refuse an address of more characters. */
export const MOST_IN_ADDRESS = 2000

const lines = (text: string) => text.replace(/\r?\n/g, '\r\n')

const shortened = (text: string) => (text.length > 500 ? `${text.slice(0, 500)}…` : text)
