import type Router from '@koa/router'

/** Adds the routes of one resource; those below /api/admin are guarded without further words. */
export type Resource = (router: Router) => void
