import type { Middleware } from 'koa'
import { api } from '../../web/routes.ts'
import { isAdminApiPath } from '../http/api-path.ts'
import { unauthorized } from '../http/errors.ts'
import type { AdminUsers } from '../store/admin-users.ts'

/** The routes below /api/admin that answer without a session. Every other one is guarded. */
export const openToAll: ReadonlySet<string> = new Set([`POST ${api.login}`, `POST ${api.logout}`])

/**
 * Lets only administrators pass to the routes below /api/admin, and sets `ctx.state.admin`. The
 * user is looked up at each request: one that was removed or deactivated, or has a new password,
 * is out at once.
 */
export function guard(adminUsers: AdminUsers): Middleware {
  return async (ctx, next) => {
    if (!isAdminApiPath(ctx.path) || openToAll.has(`${ctx.method} ${ctx.path}`)) {
      return next()
    }
    const user = adminUsers.find(ctx.session?.userId ?? '')
    if (!user?.isActive || user.passwordVersion !== ctx.session?.passwordVersion) {
      throw unauthorized('Not signed in')
    }
    ctx.state.admin = user
    return next()
  }
}
