import type { Context } from 'koa'
import type { Edition, Quote } from '../../../../web/features/quotes/contract.ts'
import type { Outcome } from '../../../../web/features/quotes/page/page-data.ts'
import { hasEnded } from '../../../../web/features/quotes/validity.ts'
import type { Config } from '../../../base/config.ts'
import { notFound } from '../../../base/errors.ts'
import { type Counters, countersInMemory } from '../../../base/http/counters.ts'
import { createRateLimit, visitorOf } from '../../../base/http/rate-limit.ts'
import type { Inquiries } from '../../inquiries/store/index.ts'
import type { Quotes } from '../store/index.ts'
import type { QuoteAnswers } from './answers.ts'

/** A quote with the newest of what was sent. */
export interface OpenedQuote {
  quote: Quote
  newest: Edition
}

export interface OpenQuoteOptions {
  quotes: Pick<Quotes, 'findBySecret'>
  inquiries: Pick<Inquiries, 'find'>
  answers: QuoteAnswers
  config: Pick<Config, 'loginLimit' | 'contactLimit' | 'contactLimitTotal'>
  today: () => string
  counters?: Counters | undefined
}

export const TOO_MANY = 'Too many attempts. Please try again later, or call us.'

/** What all requests of a customer begin with, and how they end with a page. */
export function quoteOpener(options: OpenQuoteOptions) {
  const { quotes, inquiries, answers, config, today, counters = countersInMemory } = options
  const guesses = createRateLimit(config.loginLimit, TOO_MANY, counters('quote-secrets'))

  /** Whether no address is known to which an answer could go. */
  async function asksEmail(quote: Quote, { content }: Edition): Promise<boolean> {
    if (content.customer.email) return false
    return !(quote.inquiryId && (await inquiries.find(quote.inquiryId)))
  }

  return {
    asksEmail,

    /**
     * The quote of the secret in the path; undefined where it has ended, which is answered.
     * @throws AppError 404 where there is none
     */
    async open(ctx: Context): Promise<OpenedQuote | undefined> {
      ctx.set({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        // With `no-referrer` a form posted over plain HTTP would come from no origin at all.
        'referrer-policy': 'same-origin',
      })
      const quote = await quotes.findBySecret(String(ctx.params.secret))
      const newest = quote?.editions.at(-1)
      if (!quote || !newest) {
        await guesses.count(visitorOf(ctx))
        throw notFound('No quote has this address. Please look at the link once more.')
      }
      if (quote.state !== 'void' && !hasEnded(newest.content.validUntil, today())) {
        return { quote, newest }
      }
      answers.ended(ctx, quote.state === 'void')
      return undefined
    },

    async show(ctx: Context, quote: Quote, edition: Edition, outcome?: Outcome): Promise<void> {
      answers.page(ctx, { quote, edition, asksEmail: await asksEmail(quote, edition), outcome })
    },
  }
}

export type QuoteOpener = ReturnType<typeof quoteOpener>
