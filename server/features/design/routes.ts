import { api } from '../../../web/base/routes.ts'
import { designUrls } from '../../../web/features/design/addresses.ts'
import { administrators, anyone, type Route } from '../../base/http/route.ts'
import type { designHandlers } from './handlers.ts'
import type { designPricesHandlers } from './prices/handlers.ts'

/** The outputs of a plan, whose text is in the query. */
export const designRoutes = (
  design: ReturnType<typeof designHandlers>,
  prices: ReturnType<typeof designPricesHandlers>,
): Route[] => [
  anyone('GET', designUrls.drawing, design.drawing),
  anyone('GET', designUrls.facts, design.facts),
  anyone('GET', designUrls.sheet, design.sheet),
  anyone('GET', designUrls.share, design.share),
  administrators('GET', api.designPrices, prices.show),
  administrators('PUT', api.designPrices, prices.change),
]
