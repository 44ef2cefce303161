import type { Middleware } from 'koa'
import { api } from '../../../web/base/routes.ts'
import { administrators, type Route } from '../../base/http/route.ts'
import type { binHandlers } from './bin/handlers.ts'
import type { firstStartHandlers } from './first-start/handlers.ts'

export const firstStartRoutes = (start: ReturnType<typeof firstStartHandlers>): Route[] => [
  administrators('GET', api.firstStart, start.show),
  administrators('PUT', api.firstStart, start.answer),
]

export const binRoutes = (bin: ReturnType<typeof binHandlers>): Route[] => [
  administrators('GET', api.bin, bin.list),
  administrators('GET', `${api.bin}/:id/picture`, bin.picture),
  administrators('POST', `${api.bin}/:id/restore`, bin.restore),
  administrators('DELETE', `${api.bin}/:id`, bin.remove),
]

export const overviewRoutes = (overview: Middleware): Route[] => [
  administrators('GET', api.overview, overview),
]
