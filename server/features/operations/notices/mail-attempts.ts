import type { Mailer } from '../../../base/mail/mailer.ts'
import type { Notices } from './index.ts'

interface MailAttemptsOptions {
  mailer: Mailer | undefined
  notices: Pick<Notices, 'isWrong' | 'isWell'>
  notifyTo?: readonly string[] | undefined
}

/**
 * The mailer for all mails but the notices themselves, which are about its attempts: of inquiries,
 * of quotes, of answers to quotes. A permanently refused address of a customer concerns that quote
 * and not the mail server.
 */
export function withNoticesOfMails(options: MailAttemptsOptions): Mailer | undefined {
  const { mailer, notices, notifyTo = [] } = options
  if (!mailer) return undefined
  return {
    ...mailer,
    async send(message) {
      const outcome = await mailer.send(message)
      const isForOwner = message.to.some(address => notifyTo.includes(address))
      if (!outcome.problem) notices.isWell('mail')
      else if (isForOwner || !outcome.problem.isFinal) notices.isWrong('mail', outcome.problem.text)
      return outcome
    },
  }
}
