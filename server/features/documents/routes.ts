import { api, specSheetUrl } from '../../../web/base/routes.ts'
import { administrators, anyone, type Route } from '../../base/http/route.ts'
import type { labelHandlers } from './labels/handlers.ts'
import type { specSheetHandlers } from './spec-sheets/handlers.ts'

/** These precede the routes of products, whose codes have no dot. */
export const printRoutes = (
  sheets: ReturnType<typeof specSheetHandlers>,
  labels: ReturnType<typeof labelHandlers>,
): Route[] => [
  administrators('GET', api.specSheet, sheets.show),
  administrators('GET', api.specSheets, sheets.zip),
  administrators('GET', api.labels, labels.show),
  administrators('POST', api.labels, labels.print),
  administrators('GET', api.inquirySpecSheets(':id'), sheets.zipOfInquiry),
  anyone('GET', specSheetUrl(':code'), sheets.showPublic),
]
