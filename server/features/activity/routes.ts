import type { Middleware } from 'koa'
import { api } from '../../../web/base/routes.ts'
import { administrators, type Route } from '../../base/http/route.ts'

export const activityRoutes = (activity: Middleware): Route[] => [
  administrators('GET', api.activity, activity),
]
