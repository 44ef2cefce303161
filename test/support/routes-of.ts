import type Router from '@koa/router'
import type Koa from 'koa'

/** Every route below /api as `GET /api/pages`, from the router itself; HEAD goes with GET. */
export function routesOf(app: Koa): string[] {
  const api = app.middleware.find(middleware => 'router' in middleware)
  if (!api) throw new Error('The application shows no router: see server/api/index.ts')
  const { stack } = (api as unknown as { router: Router }).router
  return stack.flatMap(({ methods, path }) =>
    methods
      .filter(method => method !== 'HEAD' || !methods.includes('GET'))
      .map(method => `${method} ${path}`),
  )
}
