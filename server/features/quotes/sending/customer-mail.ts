import type { Edition, Quote, QuoteMail } from '../../../../web/features/quotes/contract.ts'
import type { Log } from '../../../base/log.ts'
import type { Mailer } from '../../../base/mail/mailer.ts'
import { createMailQueue } from '../../../base/mail/queue.ts'
import type { MailOutcome } from '../../../base/mail/transport.ts'
import { type Leader, onlyProcess } from '../../../scale/leader.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { QuotePaper } from '../document/quote-paper.ts'
import type { Quotes } from '../store/index.ts'
import { messageOf } from './message.ts'

export interface CustomerMail {
  /** Whether mails can be sent. */
  readonly isOn: boolean
  /** The leader sends the mail of an edition that waits; returns at once. */
  queue(id: string, edition: number): void
  /** Resolves when no mail is being sent; those that wait are sent after the next start. */
  close(): Promise<void>
}

export interface CustomerMailOptions {
  mailer: Mailer | undefined
  quotes: Pick<Quotes, 'find' | 'mails' | 'setMail' | 'onMailWaiting'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  /** The PDF of an edition. */
  pdfOf(paper: QuotePaper): Promise<Buffer>
  paperOf(quote: Quote, edition: Edition): QuotePaper
  log: Log
  leader?: Leader
  /** Milliseconds to wait after a number of failures in a row. */
  pauseAfter?: (failures: number) => number
}

const INTERRUPTED = 'The site stopped while this was being sent.'

/** One edition of a quote. */
interface Waiting {
  id: string
  edition: number
}

/**
 * Sends quotes to customers. The queue is the state of each edition's mail. `sending` is stored
 * before the mail server is reached, so whatever ends the process, a mail is either still waiting or
 * perhaps sent; the latter is sent again only by a person. `sending` without a claim is one whose
 * process has ended.
 */
export function openCustomerMail(options: CustomerMailOptions): CustomerMail {
  const { quotes, contactDetails, pdfOf, paperOf, log, pauseAfter } = options
  const { leader = onlyProcess() } = options
  const mailer = options.mailer?.from('').address ? options.mailer : undefined
  const queue = createMailQueue<Waiting, MailState>({
    leader,
    nameOf: ({ id, edition }) => `mail of quote ${id} ${edition}`,
    waiting: () => [...quotes.mails('sending'), ...quotes.mails('waiting')],
    send,
    record,
    onFault: (err, of) => log.error({ err, quote: of?.id, edition: of?.edition }, 'quote not sent'),
    pauseAfter,
  })
  quotes.onMailWaiting((id, edition) => queue.add({ id, edition }))

  async function send(
    { id, edition: number }: Waiting,
    isHeld: () => boolean,
  ): Promise<MailState | undefined> {
    const quote = await quotes.find(id)
    const edition = quote?.editions.find(one => one.edition === number)
    if (edition?.mail?.state === 'sending') return { state: 'perhaps', reason: INTERRUPTED }
    if (!mailer || !quote || edition?.mail?.state !== 'waiting') return undefined
    const pdf = await pdfOf(paperOf(quote, edition))
    const from = mailer.from(contactDetails.value.companyName)
    const message = messageOf({ quote, edition, from, pdf })
    if (!isHeld()) return undefined
    try {
      // It may have been voided, or replaced, while its PDF was made.
      if (!(await quotes.setMail(id, number, { state: 'sending' }, ['waiting']))) return undefined
    } catch (err) {
      log.error({ err, quote: id, edition: number }, 'quote not sent')
      // It may be stored as being sent, or not.
      return { state: 'waiting' }
    }
    return mailAfter(await mailer.send(message))
  }

  /** False if it must be retried. */
  async function record({ id, edition }: Waiting, mail: MailState): Promise<boolean> {
    await quotes.setMail(id, edition, mail, ['sending'])
    const fields = { quote: id, edition, ...mail }
    if (mail.state === 'sent') log.info(fields, 'quote sent')
    else log.warn(fields, 'quote not sent')
    return mail.state !== 'waiting'
  }

  return {
    isOn: mailer !== undefined,
    queue: (id, edition) => queue.add({ id, edition }),
    close: queue.close,
  }
}

type MailState = Omit<QuoteMail, 'at'>

function mailAfter({ problem, isUncertain }: MailOutcome): MailState {
  const reason = problem?.text
  if (!problem) return { state: 'sent' }
  if (isUncertain) return { state: 'perhaps', reason }
  return { state: problem.isFinal ? 'refused' : 'waiting', reason }
}
