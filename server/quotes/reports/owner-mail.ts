import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import { createMailQueue } from '../../mail/queue.ts'
import { senderOf } from '../../mail/sender.ts'
import { mailTransport } from '../../mail/transport.ts'
import type { Quotes } from '../store/index.ts'
import { messageOf } from './message.ts'

export interface QuoteReports {
  /** Whether the owner gets mails. */
  readonly isOn: boolean
  /** Sends what waits of this quote; returns at once. */
  queue(id: string): void
  /** Resolves when no mail is being sent; those that wait are sent after the next start. */
  close(): Promise<void>
}

export interface QuoteReportsOptions {
  config: Pick<Config, 'smtpUrl' | 'notifyTo' | 'mailFrom' | 'publicUrl'>
  quotes: Pick<Quotes, 'findReport' | 'waitingReports' | 'endReport'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  log: Log
  /** Milliseconds to wait after a number of failures in a row. */
  pauseAfter?: (failures: number) => number
}

/**
 * Tells the owner by mail what customers answer to quotes. The queue is the state of each report,
 * stored with its quote. One is sent twice only if the process dies between the mail server's
 * acceptance and the write that records it.
 */
export function openQuoteReports(options: QuoteReportsOptions): QuoteReports {
  const { config, quotes, contactDetails, log, pauseAfter } = options
  const { smtpUrl, notifyTo: to, publicUrl } = config
  if (!smtpUrl || !to) return { isOn: false, queue: () => undefined, close: async () => undefined }

  const send = mailTransport(smtpUrl)
  const from = () => senderOf({ ...config, smtpUrl }, `${contactDetails.value.companyName} website`)
  /** Accepted by the mail server, but not yet recorded on disk. */
  const accepted = new Set<string>()
  const queue = createMailQueue({
    waiting: quotes.waitingReports(),
    deliver,
    onFault: (err, quote) => log.error({ err, quote }, 'report of a quote not sent'),
    pauseAfter,
  })

  /** False if it must be retried. */
  async function deliver(id: string): Promise<boolean> {
    for (;;) {
      const waiting = await quotes.findReport(id)
      if (!waiting) return true
      const key = `${id} ${waiting.number}`
      const problem = accepted.has(key)
        ? undefined
        : (await send(messageOf({ ...waiting, from: from(), to: to ?? [], publicUrl }))).problem
      if (problem) log.warn({ quote: id, why: problem.text }, 'report of a quote not sent')
      if (problem && !problem.isFinal) return false
      if (!problem) accepted.add(key)
      await quotes.endReport(id, waiting.number, problem ? 'refused' : 'sent')
      accepted.delete(key)
    }
  }

  return { isOn: true, queue: queue.add, close: queue.close }
}
