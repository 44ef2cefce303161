import type { Account } from '../../../web/admin/contract.ts'
import { api } from '../../../web/routes.ts'
import type { Resource } from '../../api/resource.ts'
import type { Config } from '../../config.ts'
import { jsonBody } from '../../http/json-body.ts'
import type { Log } from '../../log.ts'
import { openSession } from '../session/cookie.ts'
import type { Credentials } from '../session/credentials.ts'
import type { AdminUser, AdminUsers } from '../store/admin-users.ts'
import type { Sessions } from '../store/sessions.ts'
import { noteOwn } from './note-own.ts'
import { emailSchema, passwordChangeSchema } from './schema.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionsRoutes } from './sessions.ts'

export interface AccountDependencies {
  config: Pick<Config, 'minPasswordLength'>
  adminUsers: AdminUsers
  sessions: Sessions
  credentials: Credentials
  /** The company's name now, for the authenticator app. */
  issuer: () => string
  log: Log
}

/** What administrators change of their own account. */
export function accountRoutes(dependencies: AccountDependencies): Resource {
  const { config, adminUsers, credentials, log } = dependencies
  const readPasswords = jsonBody(passwordChangeSchema(config.minPasswordLength))
  const readEmail = jsonBody(emailSchema)

  return router => {
    router.get(api.account, ctx => {
      ctx.body = present(ctx.state.admin)
    })

    router.put(api.accountPassword, async ctx => {
      const { currentPassword, newPassword } = await readPasswords(ctx)
      await credentials.confirmPassword(ctx, currentPassword, 'currentPassword')
      const { id } = ctx.state.admin
      await adminUsers.setPassword(id, newPassword)
      await openSession(ctx, adminUsers.find(id) ?? ctx.state.admin)
      noteOwn(ctx, log, 'password-changed')
      ctx.body = { success: true }
    })

    router.put(api.accountEmail, async ctx => {
      const { email } = await readEmail(ctx)
      const user = await adminUsers.setEmail(ctx.state.admin.id, email)
      noteOwn(ctx, log, 'email-changed')
      ctx.body = present(user)
    })

    sessionsRoutes(router, dependencies)
    secondFactorRoutes(router, dependencies)
  }
}

const present = (user: AdminUser): Account => {
  const { username, role, email, createdAt, hasSecondFactor, recoveryCodes } = user
  return { username, role, email, createdAt, hasSecondFactor, recoveryCodes }
}
