import type { Layer } from '@koa/router'
import type { Middleware } from 'koa'
import { methodNotAllowed, notFound } from '../errors.ts'
import { isApiPath } from './api-path.ts'

/** No cache stores an answer of the API, unless its route says otherwise. */
export const apiNotStored: Middleware = (ctx, next) => {
  if (isApiPath(ctx.path)) ctx.set('cache-control', 'no-store')
  return next()
}

/**
 * Behind the router: below /api, what has no route is 404, and 405 where it has one with another
 * method; OPTIONS is answered with the methods that there are.
 */
export const apiUnmatched: Middleware = (ctx, next) => {
  if (!isApiPath(ctx.path)) return next()
  const layers: Layer[] = ctx.matched ?? []
  const allowed = [...new Set(layers.flatMap(({ methods }) => methods))]
  if (allowed.length === 0) throw notFound()
  if (ctx.method !== 'OPTIONS') throw methodNotAllowed(allowed)
  ctx.set('allow', allowed.join(', '))
  ctx.status = 204
}
