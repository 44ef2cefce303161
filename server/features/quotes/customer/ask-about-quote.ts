import type { Context } from 'koa'
import { visitorOf } from '../../../base/http/rate-limit.ts'
import type { Activity } from '../../activity/store.ts'
import type { QuoteAnswers } from './answers.ts'
import { type AskOptions, ask } from './ask.ts'
import type { OpenedQuote, QuoteOpener } from './open-quote.ts'
import { askSchema, faultsOf, readPosted, wantsJson } from './posted.ts'
import { seeOther } from './see-other.ts'

export interface AskAboutOptions extends AskOptions {
  answers: QuoteAnswers
  activity: Pick<Activity, 'record'>
  withSpace: <T>(change: () => Promise<T>) => Promise<T>
}

/** Takes the question of a customer. */
export function askAboutQuote(opener: QuoteOpener, options: AskAboutOptions) {
  const { answers, activity, withSpace } = options

  return async (ctx: Context, { quote, newest }: OpenedQuote): Promise<void> => {
    const values = await readPosted(ctx)
    const schema = askSchema(await opener.asksEmail(quote, newest))
    const { data, error } = schema.safeParse(values)
    if (error) {
      const faults = faultsOf(error)
      if (answers.invalid(ctx, faults)) return
      return opener.show(ctx, quote, newest, { form: 'ask', values, faults })
    }
    const from = { visitor: visitorOf(ctx), requestId: ctx.state.requestId }
    await withSpace(() => ask({ quote, edition: newest, ...data, from }, options))
    const subject = `${quote.number}, by ${newest.content.customer.name}`
    activity.record({ who: '', action: 'quote-asked', subject })
    if (wantsJson(ctx)) {
      ctx.status = 201
      ctx.body = { success: true }
      return
    }
    seeOther(ctx, `${quote.url}?asked=1`)
  }
}
