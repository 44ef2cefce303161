import type { DefaultState, Middleware } from 'koa'

declare module 'koa' {
  interface DefaultState {
    /** Sources that allow the page's own style elements: `sha256-…`, `nonce-…`. */
    ownStyles?: readonly string[]
    /** Pages of this site that may show the response in a frame; none by default. */
    framedBy?: 'own pages'
    /** Pages that the response may show in frames; none by default. */
    frames?: 'own pages'
  }
}

/**
 * The headers of every response. Later middleware may replace single ones (uploads are sandboxed);
 * a page lists its own style elements in `ctx.state.ownStyles`.
 */
export function securityHeaders(): Middleware {
  const plainPolicy = contentSecurityPolicy()
  return async (ctx, next) => {
    ctx.set(fixedHeaders)
    ctx.set('content-security-policy', plainPolicy)
    if (ctx.secure) ctx.set('strict-transport-security', 'max-age=31536000')
    await next()
    const { ownStyles, ...frames } = ctx.state
    if (!ownStyles || ctx.headerSent) return
    ctx.set('content-security-policy', contentSecurityPolicy(ownStyles, frames))
  }
}

export const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

/** @param ownStyles `sha256-…` or `nonce-…` of the style elements in the page */
export function contentSecurityPolicy(
  ownStyles: readonly string[] = [],
  { framedBy, frames }: Pick<DefaultState, 'framedBy' | 'frames'> = {},
): string {
  const styles = ["'self'", ...ownStyles.map(source => `'${source}'`)].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy ? "'self'" : "'none'"}`,
    ...(frames ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
  ].join('; ')
}
