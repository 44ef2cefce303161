import Router from '@koa/router'
import type { Middleware } from 'koa'
import type { Access, Route } from '../base/http/route.ts'
import type { Accounts } from '../features/accounts/index.ts'
import { recordActivity } from '../features/activity/record.ts'
import type { Activity } from '../features/activity/store.ts'

/** `router` contains every route, for the tests. */
export type SiteRouter = Middleware & { router: Router }

type Guards = Record<Exclude<Access, 'anyone'>, Middleware[]>

/**
 * The middleware before guarded routes: session, activity log, and for administrators the guard.
 */
export function guardsOf(
  { session, guard }: Pick<Accounts, 'session' | 'guard'>,
  activity: Activity,
): Guards {
  const signingIn = [recordActivity(activity), session]
  return { 'signing in': signingIn, administrators: [...signingIn, guard] }
}

/**
 * Answers requests that match a route; others go to the next middleware.
 * @param guards the middleware before each route that is not for anyone
 */
export function createRouter(
  routes: readonly Route[],
  guards: Record<Exclude<Access, 'anyone'>, Middleware[]> = {
    'signing in': [],
    administrators: [],
  },
): SiteRouter {
  const router = new Router({ sensitive: true, strict: true })
  for (const { method, path, access, answer } of routes) {
    const middleware = access === 'anyone' ? [] : guards[access]
    router.register(path, [method], [nameRoute(path), ...middleware, answer] as never)
  }
  return router.routes() as unknown as SiteRouter
}

/** Names the route for the log and the metrics: `/uploads/:slot`. */
function nameRoute(path: string): Middleware {
  const name = path.replace('*', ':')
  return (ctx, next) => {
    ctx.state.route = name
    return next()
  }
}
