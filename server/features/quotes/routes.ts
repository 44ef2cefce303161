import type { Middleware } from 'koa'
import {
  acceptQuoteUrl,
  api,
  askAboutQuoteUrl,
  quoteDocumentUrl,
  quoteUrl,
} from '../../../web/base/routes.ts'
import { administrators, anyone, type Route } from '../../base/http/route.ts'
import type { customerHandlers } from './customer/handlers.ts'
import type { quoteHandlers } from './handlers.ts'
import type { quoteSettingsHandlers } from './settings/handlers.ts'

export const quoteRoutes = (
  quotes: ReturnType<typeof quoteHandlers>,
  settings: ReturnType<typeof quoteSettingsHandlers>,
): Route[] => [
  administrators('GET', api.quotes, quotes.list),
  administrators('POST', api.quotes, quotes.create),
  administrators('GET', api.quotesCsv, quotes.exportCsv),
  administrators('POST', api.quoteSentList, quotes.readSentList),
  administrators('GET', api.quoteSettings, settings.show),
  administrators('PUT', api.quoteSettings, settings.change),
  administrators('GET', api.quote(':id'), quotes.show),
  administrators('PUT', api.quote(':id'), quotes.change),
  administrators('POST', api.voidQuote(':id'), quotes.void),
  administrators('POST', api.copyQuote(':id'), quotes.copy),
]

interface QuoteDeliveryHandlers {
  pdf: Middleware
  send: Middleware
  customer: ReturnType<typeof customerHandlers>
}

const customersQuote = quoteUrl(':secret')

/**
 * The routes of a customer's quote. The log names them by their pattern, so that it contains no
 * secret.
 */
export const quoteDeliveryRoutes = ({ pdf, send, customer }: QuoteDeliveryHandlers): Route[] => [
  administrators('GET', api.quotePdf(':id'), pdf),
  administrators('POST', api.sendQuote(':id'), send),
  anyone('GET', quoteDocumentUrl(customersQuote), customer.pdf),
  anyone('GET', customersQuote, customer.show),
  ...[acceptQuoteUrl, askAboutQuoteUrl].map(url =>
    anyone('GET', url(customersQuote), customer.toQuote),
  ),
  anyone('POST', acceptQuoteUrl(customersQuote), customer.accept),
  anyone('POST', askAboutQuoteUrl(customersQuote), customer.ask),
]
