import type { Middleware } from 'koa'
import { api } from '../../web/routes.ts'
import { unauthorized } from '../errors.ts'
import { isAdminApiPath } from '../http/api-path.ts'
import { sessionIdOf } from './session/cookie.ts'
import type { AdminUsers } from './store/admin-users.ts'
import type { Sessions } from './store/sessions.ts'

/** The routes below /api/admin that answer without a session. Every other one is guarded. */
export const openToAll: ReadonlySet<string> = new Set([`POST ${api.login}`, `POST ${api.logout}`])

/**
 * Lets only administrators pass to the routes below /api/admin, and sets `ctx.state.admin`. The
 * user is looked up at each request: one that was removed or deactivated, or has a new password,
 * is out at once. `ctx.state.ensureSignedIn` looks again, for what takes longer than a
 * moment, and counts as use of the session.
 */
export function guard(adminUsers: AdminUsers, sessions: Sessions): Middleware {
  return async (ctx, next) => {
    if (!isAdminApiPath(ctx.path) || openToAll.has(`${ctx.method} ${ctx.path}`)) {
      return next()
    }
    const { userId = '', passwordVersion } = ctx.session ?? {}
    const signedIn = () => {
      const user = adminUsers.find(userId)
      if (user?.isActive && user.passwordVersion === passwordVersion) return user
      throw unauthorized('Not signed in')
    }
    ctx.state.admin = signedIn()
    const sessionId = sessionIdOf(ctx)
    ctx.state.ensureSignedIn = () => {
      if (!sessions.find(sessionId)) throw unauthorized('Not signed in')
      signedIn()
      // Of no account to this request; the next one tries again.
      sessions.touch(sessionId).catch(() => undefined)
    }
    return next()
  }
}
