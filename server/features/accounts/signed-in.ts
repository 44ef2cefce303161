import type { Context } from 'koa'
import { carriesSession, claimedSessionId } from './session/cookie.ts'
import type { AdminUsers } from './store/admin-users.ts'
import type { Sessions } from './store/sessions.ts'

/**
 * Tells whether an administrator asks for a public page, who also gets a link to its editor. It
 * authorises nothing: that is up to the guard.
 */
export type IsSignedIn = (ctx: Context) => boolean

export function isSignedIn(
  adminUsers: Pick<AdminUsers, 'find'>,
  sessions: Pick<Sessions, 'find'>,
): IsSignedIn {
  return ctx => {
    if (!carriesSession(ctx.req)) return false
    const session = sessions.find(claimedSessionId(ctx))
    const user = session && adminUsers.find(session.userId)
    return user?.isActive === true && user.passwordVersion === session?.passwordVersion
  }
}
