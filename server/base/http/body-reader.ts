import type { Context } from 'koa'
import type { KoaBodyMiddlewareOptions } from 'koa-body'

/**
 * Reads a request's body into `ctx.request.body`; call it in a route, after its guard. The library
 * is loaded for the first body: it consists mostly of tables of old character sets.
 */
export function bodyReader(options: Partial<KoaBodyMiddlewareOptions>) {
  const open = async () => (await import('koa-body')).koaBody(options)
  let read: ReturnType<typeof open> | undefined
  return async (ctx: Context): Promise<void> => {
    read ??= open()
    await (await read)(ctx, async () => undefined)
  }
}
