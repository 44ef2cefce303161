import type { Layer } from '@koa/router'
import type { Middleware } from 'koa'
import { methodNotAllowed, notFound } from '../errors.ts'
import { isApiPath } from './api-path.ts'

/** Sets no-store on API responses, unless their route overrides it. */
export const apiNotStored: Middleware = (ctx, next) => {
  if (isApiPath(ctx.path)) ctx.set('cache-control', 'no-store')
  return next()
}

/**
 * Runs after the router: unknown paths below /api are 404, unknown methods 405; OPTIONS lists the
 * allowed methods.
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
