import type { AdminSession } from '../../../web/contract.ts'
import { api } from '../../../web/routes.ts'
import { AppError } from '../../http/errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import type { Log } from '../../log.ts'
import type { AdminUser } from '../../store/admin-users.ts'
import type { Resource } from '../resource.ts'
import { endSession, openSession } from './cookie.ts'
import type { Credentials } from './credentials.ts'
import { loginSchema } from './schema.ts'

export interface SessionDependencies {
  credentials: Credentials
  log: Log
}

/** Signing in and out, and who is signed in. */
export function sessionRoutes({ credentials, log }: SessionDependencies): Resource {
  const readBody = jsonBody(loginSchema)

  return router => {
    router.post(api.login, async ctx => {
      await credentials.countAttempt(ctx)
      const given = await readBody(ctx)
      const user = await credentials.check(given).catch(error => {
        if (error instanceof AppError && error.status === 401) {
          log.warn({ id: ctx.state.requestId, code: error.code }, 'sign-in refused')
        }
        throw error
      })
      await openSession(ctx, user)
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
