import type { Middleware } from 'koa'
import type { Activity, AuditEvent } from './store.ts'

declare module 'koa' {
  interface DefaultState {
    /** The event of the route, to be recorded. */
    activity?: Partial<AuditEvent> & Pick<AuditEvent, 'action'>
  }
}

/**
 * Records what a route has set: `ctx.state.activity = { action, subject }`. The user is the
 * signed-in administrator, unless the route sets another one.
 */
export function recordActivity(activity: Activity): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } finally {
      const done = ctx.state.activity
      if (done) activity.record({ who: ctx.state.admin?.username ?? '', ...done })
    }
  }
}
