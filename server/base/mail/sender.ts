import type { Mailbox } from './mailbox.ts'
import { mailServerOf } from './smtp-url.ts'

export interface SenderSettings {
  smtpUrl: string
  mailFrom?: Mailbox | undefined
  notifyTo?: readonly string[] | undefined
}

/**
 * The sender: MAIL_FROM, or else the mailbox that signs in, which mail servers accept, or else the
 * first recipient.
 * @param name used where MAIL_FROM has none
 */
export function senderOf({ smtpUrl, notifyTo, mailFrom }: SenderSettings, name: string): Mailbox {
  if (mailFrom) return { name: mailFrom.name || name, address: mailFrom.address }
  const { user } = mailServerOf(smtpUrl)
  return { name, address: user.includes('@') ? user : (notifyTo?.[0] ?? '') }
}
