import type { Edition, Letterhead, Quote } from '../../../../web/features/quotes/contract.ts'
import { companyDay } from '../../../base/company-day.ts'
import type { Picture } from '../../../pdf/pictures.ts'
import type { SiteBrand } from '../../company/brand/site-brand.ts'
import type { Library } from '../../media/library-types.ts'
import type { Product, Products } from '../../products/products.ts'
import type { QuotePaper } from './quote-paper.ts'

interface PaperSourceOptions {
  products: () => Products
  library: Pick<Library, 'file'>
  brand: Pick<SiteBrand, 'printedFor'>
  /** Of the company, such as Africa/Nairobi. */
  timeZone: () => string
}

/** What the PDF of a quote is made of. */
export function paperSource({ products, library, brand, timeZone }: PaperSourceOptions) {
  /** The day at the company, as 2026-12-31, of an ISO 8601 time. */
  const dayOf = (at: string) => companyDay(timeZone, () => Date.parse(at))()

  return {
    dayOf,

    /** An edition as it was sent, or that a quote is void. */
    ofEdition: (quote: Quote, edition: Edition): QuotePaper => ({
      number: quote.number,
      edition: edition.edition,
      day: dayOf(edition.at),
      mark: quote.state === 'void' ? 'void' : undefined,
      content: edition.content,
      totals: edition.totals,
      ...letterheadWith(edition.letterhead),
      url: quote.url && (edition.letterhead.origin ?? '') + quote.url,
      pictures: picturesOf(edition.content.lines),
    }),

    /** What would be sent now. */
    ofDraft: (quote: Quote, letterhead: Edition['letterhead'], day: string): QuotePaper => ({
      number: quote.number,
      edition: quote.editions.length + 1,
      day,
      mark: quote.state === 'void' ? 'void' : 'draft',
      content: quote.content,
      totals: quote.totals,
      ...letterheadWith(letterhead),
      pictures: picturesOf(quote.content.lines),
    }),
  }

  /** A quote keeps the brand that it was sent with. */
  function letterheadWith(letterhead: Letterhead): Pick<QuotePaper, 'letterhead' | 'brand'> {
    const { logo, main } = letterhead
    return { letterhead, ...((logo || main) && { brand: brand.printedFor(letterhead) }) }
  }

  function picturesOf(lines: readonly { slot?: string | undefined }[]): Record<string, Picture> {
    const wanted = new Set(lines.map(({ slot }) => slot))
    const shown = products().all.filter(({ slot }) => wanted.has(slot))
    return Object.fromEntries(shown.map(product => [product.slot, pictureOf(product)]))
  }

  function pictureOf(product: Product): Picture {
    const { path, family, shape, traits } = product.place
    const file = library.file(product.slot)
    const photo = file && { file: file.absolute, version: file.version }
    return { drawing: { path, family, shape, traits }, ...(photo && { photo }) }
  }
}

export type PaperSource = ReturnType<typeof paperSource>
