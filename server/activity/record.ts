import type { Middleware } from 'koa'
import type { Activity, AuditEvent } from './store.ts'

declare module 'koa' {
  interface DefaultState {
    /** What the route has done that is to be recorded. */
    activity?: Partial<AuditEvent> & Pick<AuditEvent, 'action'>
  }
}

/**
 * Writes down what a route says that it has done: `ctx.state.activity = { action, subject }`. Who
 * did it is the signed-in administrator, unless the route says otherwise.
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
