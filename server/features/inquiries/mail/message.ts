import { designPageUrl } from '../../../../web/features/design/addresses.ts'
import { serviceLabel } from '../../../../web/features/inquiries/services.ts'
import type { Mailbox } from '../../../base/mail/mailbox.ts'
import { byMachine, type MailMessage, messageIdOf, momentOf } from '../../../base/mail/message.ts'
import type { InquiryRow, SentInquiry } from '../store/index.ts'

type Received = SentInquiry & Pick<InquiryRow, 'id' | 'createdAt'>

export interface Addresses {
  from: Mailbox
  to: string[]
  /** URL of the site, if it is known. */
  siteUrl?: string | undefined
  /** URL of the inbox, likewise. */
  inboxUrl?: string | undefined
}

/** The mail that reports one inquiry. */
export function messageOf(inquiry: Received, addresses: Addresses): MailMessage {
  const { id, name, email, subject } = inquiry
  const { from, to } = addresses
  const topic = subject || serviceOf(inquiry)
  return {
    messageId: messageIdOf(id, from),
    from,
    to,
    replyTo: { name, address: email },
    subject: topic ? `Inquiry from ${name}: ${topic}` : `Inquiry from ${name}`,
    text: textOf(inquiry, addresses),
    headers: byMachine,
  }
}

function textOf(inquiry: Received, { siteUrl = '', inboxUrl }: Addresses): string {
  const { id, createdAt, name, items, message } = inquiry
  const lines = [
    ['Name', name],
    ['E-mail', inquiry.email],
    ['Phone', inquiry.phone],
    ['Company', inquiry.company],
    ['Service', serviceOf(inquiry)],
    ['Subject', inquiry.subject],
    ['Budget range', inquiry.budgetRange],
    ['Project timeline', inquiry.projectTimeline],
    ['Preferred contact method', inquiry.preferredContactMethod],
    ['Sent from', inquiry.page],
  ]
  return [
    ...lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    message,
    '',
    ...items.flatMap(item => [itemLine(item), ...designLines(item, siteUrl)]),
    ...(items.length > 0 ? [''] : []),
    `Received ${momentOf(createdAt)}. Answer this mail to reach ${name}.`,
    ...(inboxUrl ? [`In the inbox: ${inboxUrl}?open=${id}`, `All inquiries: ${inboxUrl}`] : []),
    '',
  ].join('\n')
}

type Item = SentInquiry['items'][number]

export const itemLine = ({ quantity, code, page, note, design }: Item) =>
  `${quantity} x ${code} (${design?.summary ?? page})${note && `: ${note}`}`

/** The lines about a designed unit: its parts, and the URL of its drawing. */
function designLines({ design }: Item, siteUrl: string): string[] {
  if (!design) return []
  const parts = design.parts.map(({ name, count }) => `    ${count} x ${name}`)
  return [...parts, `    ${siteUrl}${designPageUrl(design.plan)}`]
}

export const serviceOf = ({ serviceInterest }: Pick<SentInquiry, 'serviceInterest'>): string =>
  serviceLabel(serviceInterest)
