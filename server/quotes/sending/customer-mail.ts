import type { Edition, Quote } from '../../../web/quotes/contract.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import { createMailQueue } from '../../mail/queue.ts'
import { senderOf } from '../../mail/sender.ts'
import { type MailOutcome, mailTransport } from '../../mail/transport.ts'
import type { QuotePaper } from '../document/quote-paper.ts'
import type { Quotes } from '../store/index.ts'
import { messageOf } from './message.ts'

export interface CustomerMail {
  /** Whether mails can be sent. */
  readonly isOn: boolean
  /** Sends the mail of an edition that waits; returns at once. */
  queue(id: string, edition: number): void
  /** Resolves when no mail is being sent; those that wait are sent after the next start. */
  close(): Promise<void>
}

export interface CustomerMailOptions {
  config: Pick<Config, 'smtpUrl' | 'notifyTo' | 'mailFrom'>
  quotes: Pick<Quotes, 'find' | 'mails' | 'setMail'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  /** The PDF of an edition. */
  pdfOf(paper: QuotePaper): Promise<Buffer>
  paperOf(quote: Quote, edition: Edition): QuotePaper
  log: Log
  /** Milliseconds to wait after a number of failures in a row. */
  pauseAfter?: (failures: number) => number
}

const INTERRUPTED = 'The site stopped while this was being sent.'

/**
 * Sends quotes to customers. The queue is the state of each edition's mail. `sending` is on disk
 * before the mail server is reached, so whatever ends the process, a mail is either still waiting or
 * perhaps sent; the latter is sent again only by a person.
 */
export async function openCustomerMail(options: CustomerMailOptions): Promise<CustomerMail> {
  const { config, quotes, contactDetails, pdfOf, paperOf, log, pauseAfter } = options
  for (const { id, edition } of quotes.mails('sending')) {
    await quotes.setMail(id, edition, { state: 'perhaps', reason: INTERRUPTED }, ['sending'])
  }
  const { smtpUrl } = config
  const sender = () =>
    senderOf({ ...config, smtpUrl: smtpUrl ?? '' }, contactDetails.value.companyName)
  if (!smtpUrl || !sender().address) {
    return { isOn: false, queue: () => undefined, close: async () => undefined }
  }

  const send = mailTransport(smtpUrl)
  /** Outcomes that are not on disk yet: after that write failed, the mail must not be sent again. */
  const outcomes = new Map<string, MailOutcome>()
  const queue = createMailQueue({
    waiting: quotes.mails('waiting'),
    deliver,
    onFault: (err, { id, edition }) => log.error({ err, quote: id, edition }, 'quote not sent'),
    pauseAfter,
  })

  /** False if it must be retried. */
  async function deliver({ id, edition: number }: { id: string; edition: number }) {
    const key = `${id} ${number}`
    const outcome = outcomes.get(key) ?? (await attempt(id, number))
    if (!outcome) return true
    outcomes.set(key, outcome)
    const mail = mailAfter(outcome)
    await quotes.setMail(id, number, mail, ['sending'])
    outcomes.delete(key)
    const fields = { quote: id, edition: number, ...mail }
    if (mail.state === 'sent') log.info(fields, 'quote sent')
    else log.warn(fields, 'quote not sent')
    return mail.state !== 'waiting'
  }

  /** Undefined where it does not wait any more. */
  async function attempt(id: string, number: number): Promise<MailOutcome | undefined> {
    const quote = await quotes.find(id)
    const edition = quote?.editions.find(one => one.edition === number)
    if (!quote || edition?.mail?.state !== 'waiting') return undefined
    const pdf = await pdfOf(paperOf(quote, edition))
    const message = messageOf({ quote, edition, from: sender(), pdf })
    // It may have been voided, or replaced, while its PDF was made.
    if (!(await quotes.setMail(id, number, { state: 'sending' }, ['waiting']))) return undefined
    return send(message)
  }

  return { isOn: true, queue: (id, edition) => queue.add({ id, edition }), close: queue.close }
}

function mailAfter({ problem, isUncertain }: MailOutcome) {
  const reason = problem?.text
  if (!problem) return { state: 'sent' } as const
  if (isUncertain) return { state: 'perhaps', reason } as const
  return { state: problem.isFinal ? 'refused' : 'waiting', reason } as const
}
