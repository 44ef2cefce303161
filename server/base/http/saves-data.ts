import type { Context } from 'koa'

/** Tells whether the request has `Save-Data: on`. */
export const savesData = (ctx: Context): boolean => /^\s*on\b/i.test(ctx.get('save-data'))
