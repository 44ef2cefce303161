import type { Config } from '../config.ts'
import type { Mailbox } from './mailbox.ts'
import { mailServerOf } from './smtp-url.ts'

export type SenderSettings = Pick<Config, 'notifyTo' | 'mailFrom'> & { smtpUrl: string }

/**
 * Where the site's mails are from: MAIL_FROM, or else the mailbox that signs in, since mail servers
 * take mails from that, or else the first of those that are written to.
 * @param name stands before the address where MAIL_FROM has no name
 */
export function senderOf({ smtpUrl, notifyTo, mailFrom }: SenderSettings, name: string): Mailbox {
  if (mailFrom) return { name: mailFrom.name || name, address: mailFrom.address }
  const { user } = mailServerOf(smtpUrl)
  return { name, address: user.includes('@') ? user : (notifyTo?.[0] ?? '') }
}
