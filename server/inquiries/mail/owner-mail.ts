import { setTimeout as wait } from 'node:timers/promises'
import { adminRoutes } from '../../../web/routes.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
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

const second = 1000
const longestPause = 30 * 60 * second
const growing = (failures: number) => Math.min(30 * second * 2 ** (failures - 1), longestPause)

/** A mail being sent may finish; a mail server that does not respond for this long is abandoned. */
const stopTimeout = 6 * second

/**
 * Sends the owner a mail for each inquiry. The queue is the mail state stored with each inquiry, so
 * it survives a restart: at the start all queued mails are sent, and rejected ones once more, since
 * the settings may have been fixed. One mail is sent at a time; after a failure the next attempt
 * waits. A mail is sent twice only if the process dies between the mail server's acceptance and the
 * write that records it.
 */
export function createOwnerMail(dependencies: OwnerMailDependencies): OwnerMail {
  const { config, inquiries, contactDetails, log, pauseAfter = growing, onTried } = dependencies
  const { smtpUrl, notifyTo: to } = config
  if (!smtpUrl || !to) return { isOn: false, queue: () => undefined, close: async () => undefined }

  const send = mailTransport(smtpUrl)
  const inboxUrl = config.publicUrl && config.publicUrl + adminRoutes.inquiries
  const addresses = (): Addresses => ({
    from: senderOf({ ...config, smtpUrl }, `${contactDetails.value.companyName} website`),
    to,
    inboxUrl,
  })
  const waiting = inquiries.unsentMails()
  /** Accepted by the mail server, but not yet recorded on disk. */
  const accepted = new Set<string>()
  const closing = new AbortController()
  let working: Promise<void> | undefined
  wake()

  function wake() {
    working ??= work().finally(() => {
      working = undefined
      // A mail may have been queued while the last one was sent.
      if (waiting.length > 0 && !closing.signal.aborted) wake()
    })
  }

  async function work() {
    for (let failures = 0; waiting.length > 0 && !closing.signal.aborted; ) {
      const id = waiting.shift() as string
      const isDone = await deliver(id).catch(err => {
        log.error({ err, inquiry: id }, 'mail not noted')
        return false
      })
      if (isDone) {
        failures = 0
      } else {
        waiting.push(id)
        failures += 1
        await wait(pauseAfter(failures), undefined, { signal: closing.signal }).catch(
          () => undefined,
        )
      }
    }
  }

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

  return {
    isOn: true,
    queue(id) {
      waiting.push(id)
      wake()
    },
    async close() {
      closing.abort()
      await Promise.race([working, wait(stopTimeout, undefined, { ref: false })])
    },
  }
}

const unsent: ReadonlySet<InquiryRow['mail']['state']> = new Set(['queued', 'failed'])
