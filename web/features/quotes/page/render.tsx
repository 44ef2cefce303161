import { renderToStaticMarkup } from 'react-dom/server'
import type { Letterhead } from '../contract.ts'
import { EndedPage } from './ended-page.tsx'
import type { QuotePageData } from './page-data.ts'
import { QuotePage } from './quote-page.tsx'

/** The body of the customer's page. */
export const renderQuote = (data: QuotePageData): string =>
  renderToStaticMarkup(<QuotePage data={data} />)

/** Of a quote that has ended, or is void. */
export const renderEnded = (letterhead: Letterhead, isVoid: boolean): string =>
  renderToStaticMarkup(<EndedPage letterhead={letterhead} isVoid={isVoid} />)
