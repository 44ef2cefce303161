import type Router from '@koa/router'
import type Koa from 'koa'

/** Every route of the site's routers, such as `GET /api/pages`; GET includes HEAD. */
export function routesOf(app: Koa): string[] {
  const routers = app.middleware.filter(middleware => 'router' in middleware)
  if (routers.length === 0)
    throw new Error('The application has no router: see server/app/router.ts')
  return routers.flatMap(middleware =>
    (middleware as unknown as { router: Router }).router.stack.flatMap(({ methods, path }) =>
      methods
        .filter(method => method !== 'HEAD' || !methods.includes('GET'))
        .map(method => `${method} ${path}`),
    ),
  )
}

/** The patterns of all that anyone may read: every GET route but those of administrators' API. */
export const publicRoutesOf = (app: Koa): string[] =>
  routesOf(app)
    .filter(route => route.startsWith('GET ') && !route.startsWith('GET /api/admin/'))
    .map(route => route.slice('GET '.length))
