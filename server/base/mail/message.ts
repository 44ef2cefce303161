import type { Mailbox } from './mailbox.ts'

/** A mail to the owner or to a customer. */
export interface MailMessage {
  /** The same at each attempt, so that mailboxes can detect duplicates. */
  messageId: string
  from: Mailbox
  to: string[]
  /** Unset where the site itself writes. */
  replyTo?: Mailbox
  subject: string
  text: string
  headers: Record<string, string>
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

/** An ISO 8601 time in UTC, formatted for people: `2026-11-22 03:10 UTC`. */
export const momentOf = (isoTime: string) => `${isoTime.slice(0, 16).replace('T', ' ')} UTC`

export const messageIdOf = (id: string, { address }: Mailbox) => `<${id}@${address.split('@')[1]}>`

/** Prevents automatic replies. */
export const byMachine = { 'auto-submitted': 'auto-generated' }
