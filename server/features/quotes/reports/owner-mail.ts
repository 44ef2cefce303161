import type { Config } from '../../../base/config.ts'
import type { Log } from '../../../base/log.ts'
import type { Mailer } from '../../../base/mail/mailer.ts'
import { createMailQueue } from '../../../base/mail/queue.ts'
import type { MailOutcome } from '../../../base/mail/transport.ts'
import { type Leader, onlyProcess } from '../../../scale/leader.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Quotes } from '../store/index.ts'
import { messageOf } from './message.ts'

export interface QuoteReports {
  /** Whether the owner gets mails. */
  readonly isOn: boolean
  /** The leader sends what waits of this quote; returns at once. */
  queue(id: string): void
  /** Resolves when no mail is being sent; those that wait are sent after the next start. */
  close(): Promise<void>
}

export interface QuoteReportsOptions {
  config: Pick<Config, 'notifyTo' | 'publicUrl'>
  mailer: Mailer | undefined
  quotes: Pick<Quotes, 'findReport' | 'waitingReports' | 'endReport' | 'onReport'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  log: Log
  leader?: Leader
  /** Milliseconds to wait after a number of failures in a row. */
  pauseAfter?: (failures: number) => number
}

/**
 * Tells the owner by mail what customers answer to quotes. The queue is the state of each report,
 * stored with its quote. One is sent twice only if the process dies, or loses its line to the database
 * for longer than a claim lasts, between the mail server's acceptance and the write that records it.
 */
export function openQuoteReports(options: QuoteReportsOptions): QuoteReports {
  const { config, mailer, quotes, contactDetails, log, pauseAfter } = options
  const { leader = onlyProcess() } = options
  const { notifyTo: to, publicUrl } = config
  if (!mailer || !to) return { isOn: false, queue: () => undefined, close: async () => undefined }

  const from = () => mailer.from(`${contactDetails.value.companyName} website`)
  const queue = createMailQueue<string, Tried>({
    leader,
    nameOf: id => `reports of quote ${id}`,
    waiting: quotes.waitingReports,
    async send(id, isHeld) {
      const waiting = await quotes.findReport(id)
      if (!waiting || !isHeld()) return undefined
      const { problem } = await mailer.send(messageOf({ ...waiting, from: from(), to, publicUrl }))
      return { number: waiting.number, problem }
    },
    record,
    onFault: (err, quote) => log.error({ err, quote }, 'report of a quote not sent'),
    pauseAfter,
  })
  quotes.onReport(queue.add)

  /** False if it must be retried. */
  async function record(id: string, { number, problem }: Tried): Promise<boolean> {
    if (problem) log.warn({ quote: id, why: problem.text }, 'report of a quote not sent')
    if (problem && !problem.isFinal) return false
    await quotes.endReport(id, number, problem ? 'refused' : 'sent')
    // Another may wait behind it.
    queue.add(id)
    return true
  }

  return { isOn: true, queue: queue.add, close: queue.close }
}

type Tried = Pick<MailOutcome, 'problem'> & { number: number }
