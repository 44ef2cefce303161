import type { Context } from 'koa'
import { fileNameOf } from '../../../../web/features/quotes/page/file-name.ts'
import { notFound } from '../../../base/errors.ts'
import type { SiteBrand } from '../../company/brand/site-brand.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Quotes } from '../store/index.ts'
import { letterheadOf } from './letterhead.ts'
import type { PaperSource } from './paper-source.ts'
import type { QuoteDocuments } from './quote-documents.ts'

interface QuotePdfOptions {
  quotes: Pick<Quotes, 'find'>
  documents: Pick<QuoteDocuments, 'read'>
  paper: PaperSource
  contactDetails: Pick<ContactDetailsStore, 'value'>
  brand: Pick<SiteBrand, 'value'>
  today: () => string
}

/**
 * GET /api/admin/quotes/ID.pdf: what was sent last, or with changes since, as it would be sent now.
 * `?edition=1` gives an earlier one.
 */
export function showQuotePdf(options: QuotePdfOptions) {
  const { quotes, documents, paper, contactDetails, brand, today } = options
  return async (ctx: Context) => {
    const quote = await quotes.find(ctx.params.id)
    if (!quote) throw notFound('There is no such quote')
    const wanted = quote.editions.find(({ edition }) => `${edition}` === ctx.query.edition)
    const last = quote.editions.at(-1)
    const isSent = last?.version === quote.version
    const edition = wanted ?? (isSent ? last : undefined)
    const letterhead = letterheadOf(contactDetails.value, ctx.state.origin, brand.value?.printed)
    const shown = edition
      ? paper.ofEdition(quote, edition)
      : paper.ofDraft(quote, letterhead, today())
    const bytes = await documents.read(shown)
    ctx.type = 'application/pdf'
    ctx.set('content-disposition', `inline; filename="${fileNameOf(quote, shown.edition)}"`)
    ctx.body = bytes
  }
}
