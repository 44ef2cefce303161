import Koa from 'koa'
import { use } from '#test'
import { createPasswords } from '../../server/accounts/store/passwords.ts'
import { type ApiDependencies, createApi } from '../../server/api/index.ts'
import type { Resource } from '../../server/api/resource.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { errors } from '../../server/http/error-exit.ts'
import { reportRequests } from '../../server/http/finished-request.ts'
import { siteOrigin } from '../../server/http/host.ts'
import { logLateFaults } from '../../server/http/late-faults.ts'
import { knownMethods } from '../../server/http/methods.ts'
import { logRequests } from '../../server/http/request-log.ts'
import { sameOrigin } from '../../server/http/same-origin.ts'
import { securityHeaders } from '../../server/http/security-headers.ts'
import { openStores } from '../../server/stores.ts'
import { serve } from './http.ts'
import { readableLog } from './log-lines.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const password = 'a long enough password'

/** As quick as scrypt gets, for tests that are not about its cost. */
export const quickPasswords = () => createPasswords({ logN: 4, r: 8, p: 1 })

type Parts = Pick<ApiDependencies, 'config' | 'stores' | 'log'> & { config: Config }

interface Options extends Pick<ApiDependencies, 'attempts'> {
  env?: Record<string, string>
  /** A folder that was in use before. */
  dataDir?: string
  resources?: readonly Resource[] | ((parts: Parts) => readonly Resource[])
}

/** The API alone on a free port, over fresh stores whose user `admin` has `password`. */
export async function serveApi({ env, resources = [], ...options }: Options = {}) {
  const dataDir = options.dataDir ?? (await temporaryFolder())
  const config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    LOGIN_LIMIT: '1000/s',
    ...env,
  })
  const { log, lines } = readableLog()
  const stores = await openStores(config, log, { passwords: quickPasswords() })
  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy })
  logLateFaults(app, log)
  const parts = { config, stores, log }
  const all = typeof resources === 'function' ? resources(parts) : resources
  const api = createApi({ app, ...parts, ...options, resources: all })
  const renderErrorPage = (ctx: Koa.Context, status: number) => {
    ctx.body = `<h1>${status}</h1>`
  }
  app.use(reportRequests(logRequests(log)))
  app.use(securityHeaders())
  app.use(errors({ log, renderErrorPage }))
  app.use(knownMethods())
  app.use(siteOrigin(config))
  app.use(sameOrigin())
  app.use(api.middleware)
  const served = await serve(app.callback())
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= served.close().then(() => stores.close())
    return closed
  }
  return use({ ...served, close, api, config, dataDir, stores, lines })
}
