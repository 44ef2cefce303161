import type { Context } from 'koa'

/** Leads a browser to a page by GET, so that loading it again posts nothing. */
export function seeOther(ctx: Context, address: string): void {
  ctx.redirect(address)
  ctx.status = 303
}
