import type { Context, Middleware } from 'koa'
import type { Config } from '../config.ts'
import { badRequest } from '../errors.ts'

declare module 'koa' {
  interface DefaultState {
    /** The origin of the site as requested: scheme, host, port, no trailing slash. */
    origin: string
  }
}

/**
 * Sets `ctx.state.origin`, used in canonical links: PUBLIC_URL, or else the requested origin. A
 * request without exactly one valid Host is rejected: Node's parser accepts two, which
 * `serverOptions` joins into an invalid one.
 */
export function siteOrigin({ publicUrl }: Pick<Config, 'publicUrl'>): Middleware {
  return async (ctx, next) => {
    const requested = requestOrigin(ctx)
    if (!requested) throw badRequest('The Host header is not valid')
    ctx.state.origin = publicUrl ?? requested
    await next()
  }
}

/** The requested origin, or undefined without a valid Host. */
export function requestOrigin(ctx: Context): string | undefined {
  if (!host.test(ctx.get('host')) || !host.test(ctx.host)) return undefined
  const origin = `${ctx.secure ? 'https' : 'http'}://${ctx.host.toLowerCase()}`
  return URL.canParse(origin) ? new URL(origin).origin : undefined
}

/** A host name, an IPv4 or a bracketed IPv6 address, with or without a port. */
const host = /^([a-z\d_](?:[a-z\d_.-]{0,251}[a-z\d_.])?|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i
