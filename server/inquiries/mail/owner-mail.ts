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
  /** Whether there is a mail server to send by. */
  readonly isOn: boolean
  /** Sends the mail of an inquiry that is stored with its mail queued; returns at once. */
  queue(id: string): void
  /** Resolves when no mail is under way; what waits goes out after the next start. */
  close(): Promise<void>
}

export interface OwnerMailDependencies {
  config: Pick<Config, 'smtpUrl' | 'notifyTo' | 'mailFrom' | 'publicUrl'>
  inquiries: Inquiries
  contactDetails: Pick<ContactDetailsStore, 'value'>
  log: Log
  /** Milliseconds to wait after so many failures in a row. */
  pauseAfter?: (failures: number) => number
  /** Is told of each attempt: why it failed, or undefined where it did not. */
  onTried?: (problem: string | undefined) => void
}

const second = 1000
const longestPause = 30 * 60 * second
const growing = (failures: number) => Math.min(30 * second * 2 ** (failures - 1), longestPause)

/** A mail under way may end in order; a mail server that says nothing for so long is left alone. */
const stopTimeout = 6 * second

/**
 * The mail that tells the owner of each inquiry. The queue is the state that each inquiry carries on
 * disk, so it outlives the process: at the start all mails that wait are sent, and once more those
 * that were refused, since the settings may have been mended. One mail goes out at a time; after a
 * failure the next attempt waits. A mail is sent twice only where the process dies between the mail
 * server's acceptance and the write that notes it.
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
  /** Taken by the mail server, while the disk has not taken note of it. */
  const accepted = new Set<string>()
  const closing = new AbortController()
  let working: Promise<void> | undefined
  wake()

  function wake() {
    working ??= work().finally(() => {
      working = undefined
      // One may have joined while the last one went.
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

  /** False where it has to be tried again. */
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
