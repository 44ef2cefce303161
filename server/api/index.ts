import Router from '@koa/router'
import type Koa from 'koa'
import type { Context, Middleware } from 'koa'
import { guard } from '../accounts/guard.ts'
import { accountRoutes } from '../accounts/own-account/routes.ts'
import type { Attempts } from '../accounts/session/attempts.ts'
import { sessionCookie } from '../accounts/session/cookie.ts'
import { createCredentials } from '../accounts/session/credentials.ts'
import { sessionRoutes } from '../accounts/session/routes.ts'
import { usersRoutes } from '../accounts/users/routes.ts'
import { recordActivity } from '../activity/record.ts'
import { activityRoutes } from '../activity/routes.ts'
import { contactDetailsRoutes } from '../company/contact-details/routes.ts'
import type { Config } from '../config.ts'
import { methodNotAllowed, notFound } from '../errors.ts'
import { isAdminApiPath, isApiPath } from '../http/api-path.ts'
import type { Log } from '../log.ts'
import type { Stores } from '../stores.ts'
import type { Resource } from './resource.ts'

export interface ApiDependencies {
  /** Its context gets `session`, and it the keys of the session cookie. */
  app: Koa
  config: Pick<Config, 'loginLimit' | 'minPasswordLength'>
  stores: Stores
  log: Log
  attempts?: Attempts
  /** The resources that need more than the stores: media, pages. */
  resources?: readonly Resource[]
}

export interface Api {
  /** Answers everything below /api and nothing else; `router` holds every route, for the tests. */
  middleware: Middleware & { router: Router }
}

export function createApi(dependencies: ApiDependencies): Api {
  const { app, config, stores, log, resources = [] } = dependencies
  const { adminUsers, sessions, contactDetails, activity } = stores
  const credentials = createCredentials({ ...dependencies, adminUsers })
  const issuer = () => contactDetails.value.companyName
  const router = new Router({ sensitive: true, strict: true })
  router.use(recordActivity(activity))
  router.use(guard(adminUsers, sessions))
  const all = [
    sessionRoutes({ credentials, adminUsers, log }),
    usersRoutes({ config, adminUsers, log }),
    accountRoutes({ config, adminUsers, sessions, credentials, issuer, log }),
    activityRoutes(activity),
    contactDetailsRoutes(contactDetails, log),
    ...resources,
  ]
  for (const addRoutes of all) addRoutes(router)

  const session = sessionCookie(app, stores, log)
  const routes = router.routes()
  const middleware: Middleware = async (ctx, next) => {
    if (!isApiPath(ctx.path)) return next()
    ctx.set('cache-control', 'no-store')
    try {
      const answer = () => routes(ctx as never, async () => answerUnmatched(ctx))
      await (isAdminApiPath(ctx.path) ? session(ctx, answer) : answer())
    } finally {
      ctx.state.route = layersOf(ctx).find(({ methods }) => methods.includes(ctx.method))?.path
    }
  }
  return { middleware: Object.assign(middleware, { router }) }
}

/** No such address, or not by this method. */
function answerUnmatched(ctx: Context) {
  const allowed = [...new Set(layersOf(ctx).flatMap(({ methods }) => methods))]
  if (allowed.length === 0) throw notFound()
  if (ctx.method !== 'OPTIONS') throw methodNotAllowed(allowed)
  ctx.set('allow', allowed.join(', '))
  ctx.status = 204
}

/** The routes and middleware whose pattern fits the address, by whichever method. */
const layersOf = (ctx: Context): Router['stack'] => ctx.matched ?? []
