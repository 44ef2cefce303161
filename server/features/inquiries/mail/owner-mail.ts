import { adminRoutes } from '../../../../web/base/routes.ts'
import type { Config } from '../../../base/config.ts'
import type { Log } from '../../../base/log.ts'
import type { Mailer } from '../../../base/mail/mailer.ts'
import { createMailQueue } from '../../../base/mail/queue.ts'
import type { MailOutcome } from '../../../base/mail/transport.ts'
import { type Leader, onlyProcess } from '../../../scale/leader.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Inquiries, InquiryRow } from '../store/index.ts'
import { type Addresses, messageOf } from './message.ts'

export interface OwnerMail {
  /** True where a mail server is configured. */
  readonly isOn: boolean
  /** The leader sends the mail of a stored inquiry whose mail is queued; returns at once. */
  queue(id: string): void
  /** Resolves when no mail is being sent; queued ones are sent after the next start. */
  close(): Promise<void>
}

export interface OwnerMailDependencies {
  config: Pick<Config, 'notifyTo' | 'publicUrl'>
  mailer: Mailer | undefined
  inquiries: Inquiries
  contactDetails: Pick<ContactDetailsStore, 'value'>
  log: Log
  leader?: Leader
  /** Milliseconds to wait after a number of failures in a row. */
  pauseAfter?: (failures: number) => number
}

/**
 * Sends the owner a mail for each inquiry. The queue is the mail state stored with each inquiry, so
 * it survives a restart: a process that becomes the leader sends all queued mails, and rejected ones once
 * more, since the settings may have been fixed. One mail is sent at a time; after a failure the next
 * attempt waits. A mail is sent twice only if the process dies, or loses its line to the database for
 * longer than a claim lasts, between the mail server's acceptance and the write that records it.
 */
export function createOwnerMail(dependencies: OwnerMailDependencies): OwnerMail {
  const { config, mailer, inquiries, contactDetails, log, pauseAfter } = dependencies
  const { leader = onlyProcess() } = dependencies
  const { notifyTo: to } = config
  if (!mailer || !to) return { isOn: false, queue: () => undefined, close: async () => undefined }

  const inboxUrl = config.publicUrl && config.publicUrl + adminRoutes.inquiries
  const addresses = (): Addresses => ({
    from: mailer.from(`${contactDetails.value.companyName} website`),
    to,
    siteUrl: config.publicUrl,
    inboxUrl,
  })
  const queue = createMailQueue<string, Tried>({
    leader,
    nameOf: id => `mail of inquiry ${id}`,
    waiting: inquiries.unsentMails,
    async send(id, isHeld) {
      const inquiry = await inquiries.find(id)
      if (!inquiry || !unsent.has(inquiry.mail.state) || !isHeld()) return undefined
      const { problem, refusal } = await mailer.send(messageOf(inquiry, addresses()))
      const attempt = { attempts: inquiry.mail.attempts + 1, at: new Date().toISOString() }
      return { problem, refusal, attempt }
    },
    record,
    onFault: (err, id) => log.error({ err, inquiry: id }, 'mail not noted'),
    pauseAfter,
  })
  inquiries.onMailQueued(queue.add)

  /** False if it must be retried. */
  async function record(id: string, { problem, refusal, attempt }: Tried): Promise<boolean> {
    const { attempts } = attempt
    if (problem) {
      const state = problem.isFinal ? 'failed' : 'queued'
      await inquiries.setMail(id, { ...attempt, state, problem: problem.text })
      log.warn({ inquiry: id, attempts, state, why: problem.text }, 'mail not sent')
      return problem.isFinal
    }
    await inquiries.setMail(id, { ...attempt, state: 'sent', problem: '' })
    log.info({ inquiry: id, attempts }, 'mail sent')
    if (refusal) log.warn({ inquiry: id, why: refusal }, 'mail not sent to all')
    return true
  }

  return { isOn: true, queue: queue.add, close: queue.close }
}

type Tried = Pick<MailOutcome, 'problem' | 'refusal'> & {
  attempt: Pick<InquiryRow['mail'], 'attempts' | 'at'>
}

const unsent: ReadonlySet<InquiryRow['mail']['state']> = new Set(['queued', 'failed'])
