import type { Context } from 'koa'
import type { AdminSession } from '../../../../web/admin/contract.ts'
import { AppError } from '../../../base/errors.ts'
import { type Counters, countersInMemory } from '../../../base/http/counters.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import { createRateLimit } from '../../../base/http/rate-limit.ts'
import type { Log } from '../../../base/log.ts'
import type { AdminUser, AdminUsers } from '../store/admin-users.ts'
import { endSession, openSession } from './cookie.ts'
import type { Credentials } from './credentials.ts'
import { deviceOf } from './device.ts'
import { loginSchema } from './schema.ts'

export interface SessionDependencies {
  credentials: Credentials
  adminUsers: AdminUsers
  log: Log
  counters?: Counters | undefined
}

/** Limits the rejected sign-ins in the activity log; all are in the log. */
const refusalsKept = { points: 60, seconds: 3600 }

/** Login, logout, and the signed-in user. */
export function sessionHandlers(dependencies: SessionDependencies) {
  const { credentials, adminUsers, log, counters = countersInMemory } = dependencies
  const readBody = jsonBody(loginSchema)
  const refusals = createRateLimit(refusalsKept, 'Too many refusals to keep', counters('refusals'))

  async function noteRefusal(ctx: Context, username: string, code: string): Promise<void> {
    log.warn({ id: ctx.state.requestId, code }, 'sign-in refused')
    await refusals.count('all').then(
      () => {
        // An unknown name may be a password typed into the wrong field.
        const who = adminUsers.named(username)?.username ?? ''
        ctx.state.activity = { action: 'sign-in-refused', who, subject: deviceNamed(ctx) }
      },
      () => undefined,
    )
  }

  return {
    async signIn(ctx: Context) {
      await credentials.countAttempt(ctx)
      const input = await readBody(ctx)
      const user = await credentials.check(ctx, input).catch(async error => {
        const isRefused = error instanceof AppError && error.status === 401
        const isOnlyAsked = isRefused && error.code === 'needs-code' && !input.code
        if (isRefused && !isOnlyAsked) await noteRefusal(ctx, input.username, error.code)
        throw error
      })
      await openSession(ctx, user)
      credentials.rememberPlace(ctx, user)
      const { username } = user
      ctx.state.activity = { action: 'signed-in', who: username, subject: deviceNamed(ctx) }
      log.info({ id: ctx.state.requestId, user: user.id }, 'signed in')
      ctx.body = { success: true, admin: adminSessionOf(user) }
    },

    current(ctx: Context) {
      ctx.body = { admin: adminSessionOf(ctx.state.admin) }
    },

    async signOut(ctx: Context) {
      const user = adminUsers.find(ctx.session?.userId ?? '')
      await endSession(ctx)
      if (user) ctx.state.activity = { action: 'signed-out', who: user.username }
      ctx.body = { success: true }
    },
  }
}

const deviceNamed = (ctx: Context) => deviceOf(ctx.get('user-agent'))

const adminSessionOf = ({ username, role, email }: AdminUser): AdminSession => ({
  username,
  role,
  email,
})
