import type { Context } from 'koa'
import { fileNameOf } from '../../../../web/features/quotes/page/file-name.ts'
import { countersInMemory } from '../../../base/http/counters.ts'
import { createRateLimit, visitorOf } from '../../../base/http/rate-limit.ts'
import type { IsSignedIn } from '../../accounts/signed-in.ts'
import type { Inquiries } from '../../inquiries/store/index.ts'
import type { PaperSource } from '../document/paper-source.ts'
import type { QuoteDocuments } from '../document/quote-documents.ts'
import type { Quotes } from '../store/index.ts'
import { type AcceptOptions, acceptQuote } from './accept-quote.ts'
import { type AskAboutOptions, askAboutQuote } from './ask-about-quote.ts'
import { isCustomer } from './is-customer.ts'
import { type OpenedQuote, type OpenQuoteOptions, quoteOpener, TOO_MANY } from './open-quote.ts'
import { seeOther } from './see-other.ts'

export interface CustomerOptions extends OpenQuoteOptions, AcceptOptions, AskAboutOptions {
  quotes: Pick<Quotes, 'findBySecret' | 'accept' | 'countOpened' | 'reportQuestion'>
  inquiries: Pick<Inquiries, 'find' | 'ask' | 'setStage' | 'receive'>
  documents: Pick<QuoteDocuments, 'read'>
  paper: Pick<PaperSource, 'ofEdition'>
  isSignedIn: IsSignedIn
}

/** The page of a customer, who has its secret and no account. */
export function customerHandlers(options: CustomerOptions) {
  const { quotes, documents, paper, isSignedIn, config, log } = options
  const { counters = countersInMemory } = options
  const opener = quoteOpener(options)
  const accept = acceptQuote(opener, options)
  const ask = askAboutQuote(opener, options)
  const posts = createRateLimit(config.contactLimit, TOO_MANY, counters('quote-posts'))
  const postsOfAll = createRateLimit(
    config.contactLimitTotal,
    TOO_MANY,
    counters('quote-posts-of-all'),
  )

  const posted = (take: (ctx: Context, opened: OpenedQuote) => Promise<void>) => {
    return async (ctx: Context) => {
      const opened = await opener.open(ctx)
      if (!opened) return
      await posts.count(visitorOf(ctx))
      await postsOfAll.count('all')
      await take(ctx, opened)
    }
  }

  return {
    async show(ctx: Context) {
      const opened = await opener.open(ctx)
      if (!opened) return
      const outcome = ctx.query.asked === '1' ? ({ notice: 'asked' } as const) : {}
      await opener.show(ctx, opened.quote, wantedEdition(ctx, opened), outcome)
      if (isCustomer(ctx, isSignedIn)) {
        // The page is shown whether or not that can be counted.
        await quotes
          .countOpened(String(ctx.params.secret))
          .catch(err => log.warn({ err, quote: opened.quote.id }, 'opening not counted'))
      }
    },

    async pdf(ctx: Context) {
      const opened = await opener.open(ctx)
      if (!opened) return
      const edition = wantedEdition(ctx, opened)
      const bytes = await documents.read(paper.ofEdition(opened.quote, edition))
      const name = fileNameOf(opened.quote, edition.edition)
      ctx.type = 'application/pdf'
      ctx.set('content-disposition', `inline; filename="${name}"`)
      ctx.body = bytes
    },

    accept: posted(accept),
    ask: posted(ask),

    /** For the address of a form, which browsers show after a refused one. */
    async toQuote(ctx: Context) {
      const opened = await opener.open(ctx)
      if (opened) seeOther(ctx, opened.quote.url ?? '')
    },
  }
}

/** The newest, unless `?edition=1` asks for another one. */
const wantedEdition = ({ query }: Context, { quote, newest }: OpenedQuote) =>
  quote.editions.find(({ edition }) => `${edition}` === query.edition) ?? newest
