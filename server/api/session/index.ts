import type { AdminSession } from '../../../web/contract.ts'
import { api } from '../../../web/routes.ts'
import type { Config } from '../../config.ts'
import { unauthorized } from '../../http/errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import { createRateLimit, visitorOf } from '../../http/rate-limit.ts'
import type { Log } from '../../log.ts'
import type { AdminUser, AdminUsers } from '../../store/admin-users.ts'
import type { Resource } from '../resource.ts'
import { type Attempts, countAttempts } from './attempts.ts'
import { endSession, openSession } from './cookie.ts'
import { loginSchema } from './schema.ts'

export interface SessionDependencies {
  config: Pick<Config, 'loginLimit'>
  adminUsers: AdminUsers
  log: Log
  attempts?: Attempts
}

/** Signing in and out, and who is signed in. */
export function sessionRoutes(dependencies: SessionDependencies): Resource {
  const { config, adminUsers, log, attempts = countAttempts() } = dependencies
  const limit = createRateLimit(config.loginLimit, 'Too many attempts. Please try again later.')
  const readBody = jsonBody(loginSchema)

  return router => {
    router.post(api.login, async ctx => {
      await limit.count(visitorOf(ctx))
      const { username, password } = await readBody(ctx)
      await attempts.slowDown(username)
      const user = await adminUsers.authenticate(username, password)
      if (!user) {
        log.warn({ id: ctx.state.requestId }, 'sign-in refused')
        throw unauthorized('Invalid credentials')
      }
      await attempts.forget(username)
      await openSession(ctx, { userId: user.id, passwordVersion: user.passwordVersion })
      log.info({ id: ctx.state.requestId, user: user.id }, 'signed in')
      ctx.body = { success: true, admin: present(user) }
    })

    router.get(api.me, ctx => {
      ctx.body = { admin: present(ctx.state.admin) }
    })

    router.post(api.logout, async ctx => {
      await endSession(ctx)
      ctx.body = { success: true }
    })
  }
}

const present = ({ username, role, email }: AdminUser): AdminSession => ({ username, role, email })
