import { api, routes } from '../../../web/base/routes.ts'
import { anyone, type Route } from '../../base/http/route.ts'
import type { searchHandlers } from './handlers.ts'

export const searchRoutes = (search: ReturnType<typeof searchHandlers>): Route[] => [
  anyone('GET', routes.search, search.page),
  anyone('GET', api.search, search.suggest),
]
