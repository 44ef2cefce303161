import type { Inquiry } from '../../web/contract.ts'
import { SERVICES } from '../../web/inquiry/rules.ts'
import type { Mailbox } from './mailbox.ts'

/** A mail to the owner. */
export interface OwnerMessage {
  /** The same at each attempt, so that a mailbox can tell a repeated mail. */
  messageId: string
  from: Mailbox
  to: string[]
  /** Where an answer goes; none where the site itself writes. */
  replyTo?: Mailbox
  subject: string
  text: string
  headers: Record<string, string>
}

export interface Addresses {
  from: Mailbox
  to: string[]
  /** Where the inbox is, where that is known. */
  inboxUrl?: string | undefined
}

/** The mail that tells of one inquiry. */
export function messageOf(inquiry: Inquiry, addresses: Addresses): OwnerMessage {
  const { id, name, email, subject } = inquiry
  const { from, to } = addresses
  const about = subject || serviceOf(inquiry)
  return {
    messageId: messageIdOf(id, from),
    from,
    to,
    replyTo: { name, address: email },
    subject: about ? `Inquiry from ${name}: ${about}` : `Inquiry from ${name}`,
    text: textOf(inquiry, addresses),
    headers: byMachine,
  }
}

/** A moment of ISO 8601 in UTC, for people: `2026-11-22 03:10 UTC`. */
export const momentOf = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`

export const messageIdOf = (id: string, { address }: Mailbox) => `<${id}@${address.split('@')[1]}>`

/** No mailbox answers it with a notice of absence. */
export const byMachine = { 'auto-submitted': 'auto-generated' }

function textOf(inquiry: Inquiry, { inboxUrl }: Addresses): string {
  const { createdAt, name, items, message } = inquiry
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
    ...items.map(itemLine),
    ...(items.length > 0 ? [''] : []),
    `Received ${momentOf(createdAt)}. Answer this mail to reach ${name}.`,
    ...(inboxUrl ? [`All inquiries: ${inboxUrl}`] : []),
    '',
  ].join('\n')
}

export const itemLine = ({ quantity, code, page, note }: Inquiry['items'][number]) =>
  `${quantity} x ${code} (${page})${note && `: ${note}`}`

export const serviceOf = ({ serviceInterest }: Pick<Inquiry, 'serviceInterest'>): string =>
  SERVICES.find(([value]) => value === serviceInterest)?.[1] ?? ''
