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

/** A moment of ISO 8601 in UTC, for people: `2026-11-22 03:10 UTC`. */
export const momentOf = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`

export const messageIdOf = (id: string, { address }: Mailbox) => `<${id}@${address.split('@')[1]}>`

/** No mailbox answers it with a notice of absence. */
export const byMachine = { 'auto-submitted': 'auto-generated' }
