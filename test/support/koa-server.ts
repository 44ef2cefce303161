import Koa, { type Context, type Middleware } from 'koa'
import { errors } from '../../server/base/http/error-exit.ts'
import { reportRequests } from '../../server/base/http/finished-request.ts'
import { logLateFaults } from '../../server/base/http/late-faults.ts'
import { logRequests } from '../../server/base/http/request-log.ts'
import { type Served, serve } from './http.ts'
import { readableLog } from './log-lines.ts'

interface Options {
  renderErrorPage?(ctx: Context, status: number, message: string): unknown
  /** How many proxies are trusted. */
  proxies?: number
}

/** The given middleware behind the request log and the exit of errors, on a free port. */
export async function serveKoa(
  middleware: readonly Middleware[],
  { renderErrorPage = plainPage, proxies = 0 }: Options = {},
): Promise<Served & { lines: Record<string, unknown>[] }> {
  const { log, lines } = readableLog()
  const app = new Koa({ proxy: proxies > 0, maxIpsCount: proxies })
  logLateFaults(app, log)
  app.use(reportRequests(logRequests(log)))
  app.use(errors({ log, renderErrorPage }))
  for (const each of middleware) app.use(each)
  return { ...(await serve(app.callback())), lines }
}

function plainPage(ctx: Context, status: number, message: string) {
  ctx.type = 'html'
  ctx.body = `<h1>${status}</h1><p>${message}</p>`
}
