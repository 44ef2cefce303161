import type { Context, Middleware } from 'koa'
import type { Config } from '../config.ts'
import { badRequest } from '../errors.ts'

declare module 'koa' {
  interface DefaultState {
    /** The site's address as this visitor sees it: scheme, host, port, no slash at the end. */
    origin: string
  }
}

/**
 * Sets `ctx.state.origin`, the site's address in canonical links: PUBLIC_URL, or else what the
 * visitor asked for. A request without exactly one well-formed Host is refused: Node's parser lets
 * two through, which `serverOptions` joins to one that is not well-formed.
 */
export function siteOrigin({ publicUrl }: Pick<Config, 'publicUrl'>): Middleware {
  return async (ctx, next) => {
    const asked = askedOrigin(ctx)
    if (!asked) throw badRequest('The Host header is not valid')
    ctx.state.origin = publicUrl ?? asked
    await next()
  }
}

/** The origin that the request is addressed to, or undefined where it does not name one. */
export function askedOrigin(ctx: Context): string | undefined {
  if (!host.test(ctx.get('host')) || !host.test(ctx.host)) return undefined
  const origin = `${ctx.secure ? 'https' : 'http'}://${ctx.host.toLowerCase()}`
  return URL.canParse(origin) ? new URL(origin).origin : undefined
}

/** A name, an IPv4 or a bracketed IPv6 address, with or without a port. */
const host = /^([a-z\d_](?:[a-z\d_.-]{0,251}[a-z\d_.])?|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i
