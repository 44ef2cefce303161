import { adminRoutes } from '../../../web/routes.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import { createMailQueue } from '../../mail/queue.ts'
import { senderOf } from '../../mail/sender.ts'
import { mailTransport } from '../../mail/transport.ts'
import type { Inquiries, InquiryRow } from '../store/index.ts'
import { type Addresses, messageOf } from './message.ts'

export interface OwnerMail {
  /** Whether a mail server is configured. */
  readonly isOn: boolean
  /** Sends the mail of a stored inquiry whose mail is queued; returns at once. */
  queue(id: string): void
  /** Resolves when no mail is being sent; queued ones are sent after the next start. */
  close(): Promise<void>
}

export interface OwnerMailDependencies {
  config: Pick<Config, 'smtpUrl' | 'notifyTo' | 'mailFrom' | 'publicUrl'>
  inquiries: Inquiries
  contactDetails: Pick<ContactDetailsStore, 'value'>
  log: Log
  /** Milliseconds to wait after a number of failures in a row. */
  pauseAfter?: (failures: number) => number
  /** Called after each attempt, with the error or undefined. */
  onTried?: (problem: string | undefined) => void
}

/**
 * Sends the owner a mail for each inquiry. The queue is the mail state stored with each inquiry, so
 * it survives a restart: at the start all queued mails are sent, and rejected ones once more, since
 * the settings may have been fixed. One mail is sent at a time; after a failure the next attempt
 * waits. A mail is sent twice only if the process dies between the mail server's acceptance and the
 * write that records it.
 */
export function createOwnerMail(dependencies: OwnerMailDependencies): OwnerMail {
  const { config, inquiries, contactDetails, log, pauseAfter, onTried } = dependencies
  const { smtpUrl, notifyTo: to } = config
  if (!smtpUrl || !to) return { isOn: false, queue: () => undefined, close: async () => undefined }

  const send = mailTransport(smtpUrl)
  const inboxUrl = config.publicUrl && config.publicUrl + adminRoutes.inquiries
  const addresses = (): Addresses => ({
    from: senderOf({ ...config, smtpUrl }, `${contactDetails.value.companyName} website`),
    to,
    siteUrl: config.publicUrl,
    inboxUrl,
  })
  /** Accepted by the mail server, but not yet recorded on disk. */
  const accepted = new Set<string>()
  const queue = createMailQueue({
    waiting: inquiries.unsentMails(),
    deliver,
    onFault: (err, id) => log.error({ err, inquiry: id }, 'mail not noted'),
    pauseAfter,
  })

  /** False if it must be retried. */
  async function deliver(id: string): Promise<boolean> {
    const inquiry = await inquiries.find(id)
    if (!inquiry || !unsent.has(inquiry.mail.state)) return true
    const outcome = accepted.has(id) ? undefined : await send(messageOf(inquiry, addresses()))
    const problem = outcome?.problem
    if (outcome) onTried?.(problem?.text)
    const attempt = { attempts: inquiry.mail.attempts + 1, at: new Date().toISOString() }
    if (problem) {
      const state = problem.isFinal ? 'failed' : 'queued'
      const why = problem.text
      log.warn({ inquiry: id, attempts: attempt.attempts, state, why }, 'mail not sent')
      await inquiries.setMail(id, { ...attempt, state, problem: problem.text })
      return problem.isFinal
    }
    accepted.add(id)
    await inquiries.setMail(id, { ...attempt, state: 'sent', problem: '' })
    accepted.delete(id)
    log.info({ inquiry: id, attempts: attempt.attempts }, 'mail sent')
    if (outcome?.refusal) log.warn({ inquiry: id, why: outcome.refusal }, 'mail not sent to all')
    return true
  }

  return { isOn: true, queue: queue.add, close: queue.close }
}

const unsent: ReadonlySet<InquiryRow['mail']['state']> = new Set(['queued', 'failed'])
