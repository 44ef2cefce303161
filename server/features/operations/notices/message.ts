import { randomUUID } from 'node:crypto'
import type { Mailbox } from '../../../base/mail/mailbox.ts'
import { byMachine, type MailMessage, messageIdOf } from '../../../base/mail/message.ts'
import { textOfProblem, textOfRecovery } from './notice-texts.ts'
import type { Kind, Notice } from './rule.ts'

export interface NoticeAddresses {
  from: Mailbox
  to: string[]
  companyName: string
  publicUrl: string | undefined
}

/** The mail about a problem with the site, or about its recovery. */
export function noticeMessage(kind: Kind, notice: Notice, addresses: NoticeAddresses): MailMessage {
  const { from, to, companyName, publicUrl } = addresses
  const { subject, lines } =
    notice.state === 'wrong' ? textOfProblem[kind](notice) : textOfRecovery[kind](notice)
  return {
    messageId: messageIdOf(randomUUID(), from),
    from,
    to,
    subject,
    text: [
      ...lines,
      '',
      `From the website of ${companyName}${publicUrl ? `, ${publicUrl}` : ''}.`,
      '',
    ].join('\n'),
    headers: byMachine,
  }
}
