import Router from '@koa/router'
import type { Middleware } from 'koa'
import type { Accounts } from './accounts/index.ts'
import { recordActivity } from './activity/record.ts'
import type { Activity } from './activity/store.ts'
import { isAdminApiPath } from './http/api-path.ts'

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may use a route; `signing in` is for anyone, and has the session cookie. */
type Access = 'anyone' | 'signing in' | 'administrators'

export interface Route {
  /** GET answers HEAD as well. */
  method: Method
  /** As @koa/router has it: `:id` is a segment, `*slot` one or more. */
  path: string
  access: Access
  /** Calls `next` where there is nothing at this address after all. */
  answer: Middleware
}

const routeFor =
  (access: Access) =>
  (method: Method, path: string, answer: Middleware): Route => {
    const isGuarded = isAdminApiPath(path)
    if (isGuarded && access === 'anyone') throw new Error(`${path} needs a guard`)
    return { method, path, access, answer }
  }

export const anyone = routeFor('anyone')
export const signingIn = routeFor('signing in')
export const administrators = routeFor('administrators')

/** `router` holds every route, for the tests. */
export type SiteRouter = Middleware & { router: Router }

type Guards = Record<Exclude<Access, 'anyone'>, Middleware[]>

/** The session, what is recorded of who did what, and for administrators the guard. */
export function guardsOf(
  { session, guard }: Pick<Accounts, 'session' | 'guard'>,
  activity: Activity,
): Guards {
  const signingIn = [recordActivity(activity), session]
  return { 'signing in': signingIn, administrators: [...signingIn, guard] }
}

/**
 * Answers the requests that have a route; the others go on to the next middleware.
 * @param before what stands before each route that is not for anyone
 */
export function createRouter(
  routes: readonly Route[],
  before: Record<Exclude<Access, 'anyone'>, Middleware[]> = {
    'signing in': [],
    administrators: [],
  },
): SiteRouter {
  const router = new Router({ sensitive: true, strict: true })
  for (const { method, path, access, answer } of routes) {
    const guards = access === 'anyone' ? [] : before[access]
    router.register(path, [method], [nameRoute(path), ...guards, answer] as never)
  }
  return router.routes() as unknown as SiteRouter
}

/** For the log and the metrics: `/uploads/:slot`. */
function nameRoute(path: string): Middleware {
  const name = path.replace('*', ':')
  return (ctx, next) => {
    ctx.state.route = name
    return next()
  }
}
