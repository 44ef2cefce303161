import Koa from 'koa'
import { use } from '#test'
import { createRouter, guardsOf } from '../../server/app/router.ts'
import { type Config, readConfig } from '../../server/base/config.ts'
import { apiNotStored, apiUnmatched } from '../../server/base/http/api-answers.ts'
import { errors } from '../../server/base/http/error-exit.ts'
import { reportRequests } from '../../server/base/http/finished-request.ts'
import { siteOrigin } from '../../server/base/http/host.ts'
import { logLateFaults } from '../../server/base/http/late-faults.ts'
import { knownMethods } from '../../server/base/http/methods.ts'
import { logRequests } from '../../server/base/http/request-log.ts'
import type { Route } from '../../server/base/http/route.ts'
import { sameOrigin } from '../../server/base/http/same-origin.ts'
import { securityHeaders } from '../../server/base/http/security-headers.ts'
import type { Log } from '../../server/base/log.ts'
import { type AccountsDependencies, createAccounts } from '../../server/features/accounts/index.ts'
import { accountRoutes } from '../../server/features/accounts/routes.ts'
import { createPasswords } from '../../server/features/accounts/store/passwords.ts'
import { readActivity } from '../../server/features/activity/read.ts'
import { activityRoutes } from '../../server/features/activity/routes.ts'
import { contactDetailsHandlers } from '../../server/features/company/contact-details/handlers.ts'
import { currencyHandlers } from '../../server/features/company/currency/handlers.ts'
import { companyRoutes } from '../../server/features/company/routes.ts'
import {
  type OpenStoresOptions,
  openStores,
  type Stores,
} from '../../server/features/operations/stores/index.ts'
import { serve } from './http.ts'
import { readableLog } from './log-lines.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const password = 'a long enough password'

/** As quick as scrypt gets, for tests that are not about its cost. */
export const quickPasswords = () => createPasswords({ logN: 4, r: 8, p: 1 })

interface Parts {
  config: Config
  stores: Stores
  log: Log
}

interface Options
  extends Pick<AccountsDependencies, 'attempts' | 'together'>,
    Pick<OpenStoresOptions, 'cluster' | 'print'> {
  env?: Record<string, string>
  /** Of the sessions, in milliseconds since 1970. */
  clock?: () => number
  /** A folder that was in use before. */
  dataDir?: string
  /** Besides those of accounts, activity and contact details. */
  routes?: (parts: Parts) => Route[]
}

/** The API alone on a free port, over fresh stores whose user `admin` has `password`. */
export async function serveApi({ env, clock, routes = () => [], ...options }: Options = {}) {
  const dataDir = options.dataDir ?? (await temporaryFolder())
  const config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    LOGIN_LIMIT: '1000/s',
    ...env,
  })
  const { log, lines } = readableLog()
  const stores = await openStores(config, log, {
    passwords: quickPasswords(),
    ...(clock && { clock }),
    ...options,
  })
  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy })
  logLateFaults(app, log)
  const parts = { config, stores, log }
  const accounts = createAccounts({ app, ...parts, ...options })
  const router = createRouter(
    [
      ...accountRoutes(accounts),
      ...activityRoutes(readActivity(stores.activity, () => undefined)),
      ...companyRoutes(
        contactDetailsHandlers(stores.contactDetails, log),
        currencyHandlers({ ...stores, inTurn: stores.inTurn.products, log }),
      ),
      ...routes(parts),
    ],
    guardsOf(accounts, stores.activity),
  )
  const renderErrorPage = (ctx: Koa.Context, status: number) => {
    ctx.body = `<h1>${status}</h1>`
  }
  app.use(reportRequests(logRequests(log)))
  app.use(securityHeaders())
  app.use(errors({ log, renderErrorPage }))
  app.use(knownMethods())
  app.use(siteOrigin(config))
  app.use(sameOrigin())
  app.use(apiNotStored)
  app.use(router)
  app.use(apiUnmatched)
  const served = await serve(app.callback())
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= served.close().then(() => stores.close())
    return closed
  }
  return use({ ...served, close, router, config, dataDir, stores, lines })
}
