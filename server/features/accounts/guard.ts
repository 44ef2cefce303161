import type { Middleware } from 'koa'
import { SESSION_LIMIT_HEADER, SESSION_SECONDS_HEADER } from '../../../web/admin/session-headers.ts'
import { unauthorized } from '../../base/errors.ts'
import { isOfUser, sessionIdOf } from './session/cookie.ts'
import type { AdminUser, AdminUsers } from './store/admin-users.ts'
import type { Sessions } from './store/sessions.ts'

declare module 'koa' {
  interface DefaultState {
    /** The signed-in user, on every administrator route. */
    admin: AdminUser
    /** @throws AppError 401 once the session or the user's access has ended, in whichever process. */
    ensureSignedIn: () => Promise<void>
  }
}

/**
 * Lets only administrators pass, and sets `ctx.state.admin`. The user is looked up at each request,
 * in the state that the session was read in: a removed or deactivated user, or one whose password
 * changed, is rejected at once. `ctx.state.ensureSignedIn` checks again during long requests, and
 * counts as use of the session where a person made the request. Headers of the answer tell when the
 * session ends.
 */
export function guard(adminUsers: AdminUsers, sessions: Sessions): Middleware {
  return async (ctx, next) => {
    const { userId = '', passwordVersion } = ctx.session ?? {}
    const signedIn = () => {
      const user = adminUsers.find(userId)
      if (user?.isActive && user.passwordVersion === passwordVersion) return user
      throw unauthorized('Not signed in')
    }
    ctx.state.admin = signedIn()
    const sessionId = sessionIdOf(ctx)
    const remaining = sessions.timeLeft(sessionId, isOfUser(ctx))
    ctx.set(SESSION_SECONDS_HEADER, String(remaining.seconds))
    ctx.set(SESSION_LIMIT_HEADER, String(remaining.limitSeconds))
    ctx.state.ensureSignedIn = async () => {
      await Promise.all([sessions.refresh(), adminUsers.refresh()])
      if (!sessions.find(sessionId)) throw unauthorized('Not signed in')
      signedIn()
      if (!isOfUser(ctx)) return
      // A failed write does not affect this request; the next one tries again.
      sessions.touch(sessionId).catch(() => undefined)
    }
    return next()
  }
}
