import type { Context } from 'koa'

/** Whether the visitor's browser says with this request that it saves data. */
export const savesData = (ctx: Context): boolean => /^\s*on\b/i.test(ctx.get('save-data'))
