import type { Context } from 'koa'
import type { Account } from '../../../../web/admin/contract.ts'
import type { Config } from '../../../base/config.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { Log } from '../../../base/log.ts'
import { openSession } from '../session/cookie.ts'
import type { Credentials } from '../session/credentials.ts'
import type { AdminUser, AdminUsers } from '../store/admin-users.ts'
import type { Sessions } from '../store/sessions.ts'
import { recordOwnActivity } from './record-own-activity.ts'
import { emailSchema, passwordChangeSchema } from './schema.ts'

export interface AccountDependencies {
  config: Pick<Config, 'minPasswordLength'>
  adminUsers: AdminUsers
  sessions: Sessions
  credentials: Credentials
  /** The current company name, shown in the authenticator app. */
  issuer: () => string
  log: Log
}

/** Changes by administrators of their own account. */
export function ownAccountHandlers({ config, adminUsers, credentials, log }: AccountDependencies) {
  const readPasswords = jsonBody(passwordChangeSchema(config.minPasswordLength))
  const readEmail = jsonBody(emailSchema)

  return {
    show(ctx: Context) {
      ctx.body = accountOf(ctx.state.admin)
    },

    async changePassword(ctx: Context) {
      const { currentPassword, newPassword } = await readPasswords(ctx)
      await credentials.confirmPassword(ctx, currentPassword, 'currentPassword')
      const { id } = ctx.state.admin
      await adminUsers.setPassword(id, newPassword)
      await openSession(ctx, adminUsers.find(id) ?? ctx.state.admin)
      recordOwnActivity(ctx, log, 'password-changed')
      ctx.body = { success: true }
    },

    async changeEmail(ctx: Context) {
      const { email } = await readEmail(ctx)
      const user = await adminUsers.setEmail(ctx.state.admin.id, email)
      recordOwnActivity(ctx, log, 'email-changed')
      ctx.body = accountOf(user)
    },
  }
}

const accountOf = (user: AdminUser): Account => {
  const { username, role, email, createdAt, hasSecondFactor, recoveryCodes } = user
  return { username, role, email, createdAt, hasSecondFactor, recoveryCodes }
}
