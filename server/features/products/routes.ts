import { api, feedUrls } from '../../../web/base/routes.ts'
import { administrators, anyone, type Route } from '../../base/http/route.ts'
import type { collectionHandlers } from './collections/handlers.ts'
import type { feedHandlers } from './feeds/handlers.ts'
import type { productHandlers } from './handlers.ts'
import type { slotDetailsHandlers } from './slot-details/handlers.ts'
import type { tableHandlers } from './table/handlers.ts'

export const slotDetailsRoutes = (details: ReturnType<typeof slotDetailsHandlers>): Route[] => [
  administrators('GET', api.slotDetails, details.show),
  administrators('PUT', api.slotDetails, details.change),
  administrators('PATCH', api.slotDetails, details.changeMany),
]

export const feedRoutes = (feeds: ReturnType<typeof feedHandlers>): Route[] => [
  anyone('GET', feedUrls.meta, feeds.meta),
  anyone('GET', feedUrls.google, feeds.google),
  administrators('GET', api.feeds, feeds.show),
  administrators('PUT', api.feeds, feeds.change),
]

export const productRoutes = (
  products: ReturnType<typeof productHandlers>,
  table: ReturnType<typeof tableHandlers>,
  collections: ReturnType<typeof collectionHandlers>,
): Route[] => [
  administrators('POST', api.collections, collections.create),
  administrators('GET', api.productsCsv, table.export),
  administrators('POST', api.importProducts, table.import),
  administrators('GET', api.adminProducts, products.list),
  administrators('PATCH', api.adminProducts, products.changeMany),
  administrators('POST', api.adminProducts, products.add),
  administrators('POST', api.deleteProducts, products.removeMany),
  administrators('GET', api.adminProduct(':code'), products.show),
  administrators('PATCH', api.adminProduct(':code'), products.change),
  administrators('DELETE', api.adminProduct(':code'), products.remove),
  administrators('PATCH', api.adminCollection(':id'), products.move),
  administrators('PUT', api.collectionFacts(':id'), collections.changeFacts),
]
