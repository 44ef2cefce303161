import { api } from '../../../web/base/routes.ts'
import { brandUrls } from '../../../web/features/company/brand/addresses.ts'
import { administrators, anyone, type Route } from '../../base/http/route.ts'
import type { brandHandlers } from './brand/handlers.ts'
import type { contactClickHandlers } from './contact-clicks/handlers.ts'
import type { contactDetailsHandlers } from './contact-details/handlers.ts'
import type { currencyHandlers } from './currency/handlers.ts'
import type { siteTextHandlers } from './site-texts/handlers.ts'

export const companyRoutes = (
  contactDetails: ReturnType<typeof contactDetailsHandlers>,
  currency: ReturnType<typeof currencyHandlers>,
): Route[] => [
  anyone('GET', api.contactDetails, contactDetails.showPublic),
  administrators('GET', api.adminContactDetails, contactDetails.show),
  administrators('PUT', api.adminContactDetails, contactDetails.change),
  administrators('GET', api.currency, currency.show),
  administrators('PUT', api.currency, currency.change),
]

export const brandRoutes = (brand: ReturnType<typeof brandHandlers>): Route[] => [
  anyone('GET', brandUrls.logo(':file'), brand.logo),
  administrators('GET', brandUrls.settings, brand.show),
  administrators('PUT', brandUrls.settings, brand.change),
]

export const contactClickRoutes = (clicks: ReturnType<typeof contactClickHandlers>): Route[] => [
  anyone('POST', api.presses, clicks.count),
  administrators('GET', api.pressCounts, clicks.show),
]

export const siteTextRoutes = (texts: ReturnType<typeof siteTextHandlers>): Route[] => [
  administrators('GET', api.siteTexts, texts.show),
  administrators('PUT', api.siteTexts, texts.change),
]
