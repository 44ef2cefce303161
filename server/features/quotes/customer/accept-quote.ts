import type { Context } from 'koa'
import type { Edition, Quote } from '../../../../web/features/quotes/contract.ts'
import { isValid } from '../../../../web/features/quotes/validity.ts'
import { AppError } from '../../../base/errors.ts'
import type { Log } from '../../../base/log.ts'
import type { Activity } from '../../activity/store.ts'
import type { Inquiries } from '../../inquiries/store/index.ts'
import type { QuoteReports } from '../reports/owner-mail.ts'
import type { Quotes } from '../store/index.ts'
import type { QuoteAnswers } from './answers.ts'
import { inquiryOf, keyOf } from './ask.ts'
import type { OpenedQuote, QuoteOpener } from './open-quote.ts'
import { acceptSchema, faultsOf, readPosted, wantsJson } from './posted.ts'
import { seeOther } from './see-other.ts'

export interface AcceptOptions {
  quotes: Pick<Quotes, 'accept'>
  inquiries: Pick<Inquiries, 'setStage' | 'receive'>
  answers: QuoteAnswers
  reports: Pick<QuoteReports, 'isOn' | 'queue'>
  activity: Pick<Activity, 'record'>
  today: () => string
  withSpace: <T>(change: () => Promise<T>) => Promise<T>
  log: Log
}

const NEWER = 'There is a newer version of this quote. Please read it before you accept it.'
const OVER = 'The validity of this quote is over, so it cannot be accepted. Ask for a new one.'

/**
 * Accepts the newest edition by the name that the customer typed. Twice is once, by the first name;
 * an older edition is answered by 409 with the newest, one that is not valid any more by 410.
 */
export function acceptQuote(opener: QuoteOpener, options: AcceptOptions) {
  const { quotes, inquiries, answers, reports, activity, today, withSpace, log } = options

  async function answerNewer(ctx: Context, quote: Quote, newest: Edition) {
    if (!answers.problem(ctx, 409, NEWER)) {
      await opener.show(ctx, quote, newest, { notice: 'newer' })
    }
  }

  return async (ctx: Context, { quote, newest }: OpenedQuote): Promise<void> => {
    const values = await readPosted(ctx)
    const { version } = values
    if (version !== undefined && version !== `${newest.version}`) {
      return answerNewer(ctx, quote, newest)
    }
    const isAccepted = quote.accepted?.edition === newest.edition
    if (!isAccepted && !isValid(newest.content.validUntil, today())) {
      if (answers.problem(ctx, 410, OVER)) return
      return opener.show(ctx, quote, newest, { notice: 'over' })
    }
    const { data, error } = acceptSchema.safeParse(values)
    if (error) {
      const faults = faultsOf(error)
      if (answers.invalid(ctx, faults)) return
      return opener.show(ctx, quote, newest, { form: 'accept', values, faults })
    }
    const accepted = await tryToAccept(ctx, data)
    if (!accepted) {
      // It was sent once more, or voided, meanwhile.
      const now = await opener.open(ctx)
      return now && answerNewer(ctx, now.quote, now.newest)
    }
    if (accepted.isNew) noteAccepted(ctx, accepted.quote)
    await withSpace(() => putInInbox(accepted.quote, newest))
    if (wantsJson(ctx)) ctx.body = { accepted: accepted.quote.accepted }
    else seeOther(ctx, quote.url ?? '')
  }

  async function tryToAccept(ctx: Context, accepting: { name: string; version: number }) {
    try {
      const isReported = reports.isOn
      return await withSpace(() =>
        quotes.accept(String(ctx.params.secret), { ...accepting, isReported }),
      )
    } catch (error) {
      if (error instanceof AppError && [409, 410].includes(error.status)) return undefined
      throw error
    }
  }

  /** There it waits until somebody marks it as done. One without an inquiry gets one of its own. */
  async function putInInbox(quote: Quote, edition: Edition): Promise<void> {
    const { number, inquiryId, accepted } = quote
    const subject = `Quote ${number}, version ${edition.edition}, was accepted`
    const message = `${accepted?.name} has accepted the quote.`
    const id =
      inquiryId ??
      (await inquiries.receive(inquiryOf(edition, subject, message), {
        ...{ isSuspect: false, wantsMail: false, key: keyOf(quote, subject) },
      }))
    await inquiries.setStage(id, 'accepted')
  }

  function noteAccepted(ctx: Context, { id, number, accepted }: Quote): void {
    const subject = `${number}, version ${accepted?.edition}, by ${accepted?.name}`
    activity.record({ who: '', action: 'quote-accepted', subject })
    log.info({ id: ctx.state.requestId, quote: id }, 'quote accepted')
    reports.queue(id)
  }
}
