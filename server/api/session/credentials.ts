import type { Context } from 'koa'
import type { Config } from '../../config.ts'
import { AppError, badRequest, unauthorized } from '../../http/errors.ts'
import { createRateLimit, visitorOf } from '../../http/rate-limit.ts'
import type { AdminUser, AdminUsers } from '../../store/admin-users.ts'
import { type Attempts, countAttempts } from './attempts.ts'

export interface CredentialsOptions {
  config: Pick<Config, 'loginLimit'>
  adminUsers: AdminUsers
  attempts?: Attempts
}

export interface Given {
  username: string
  password: string
  code?: string | undefined
}

/** Every question for a password or a code goes through here, so all share the same limits. */
export interface Credentials {
  /** @throws AppError 429 where this visitor has asked too often */
  countAttempt(ctx: Context): Promise<void>
  /** @throws AppError 401, with `needsCode` where the password was right */
  check(given: Given): Promise<AdminUser>
  /** Asks somebody who is signed in for the password again. @throws AppError 400, 429 */
  confirmPassword(ctx: Context, password: string, field: string): Promise<void>
  /** @throws AppError 429 where too many codes were tried for one user */
  countCode(userId: string): Promise<void>
}

/** Who knows the password may try ten codes a quarter of an hour, from wherever. */
const codeLimit = { points: 10, seconds: 900 }

export function createCredentials(options: CredentialsOptions): Credentials {
  const { config, adminUsers, attempts = countAttempts() } = options
  const byVisitor = createRateLimit(config.loginLimit, 'Too many attempts. Please try again later.')
  const byUser = createRateLimit(codeLimit, 'Too many codes. Please try again in 15 minutes.')
  const countAttempt = (ctx: Context) => byVisitor.count(visitorOf(ctx))

  return {
    countAttempt,
    countCode: byUser.count,

    async check({ username, password, code }) {
      await attempts.slowDown(username)
      const known = await adminUsers.authenticate(username, password)
      if (!known) throw unauthorized('Invalid credentials')
      if (!known.hasSecondFactor) {
        await attempts.forget(username)
        return known
      }
      if (!code) throw needsCode('Enter the code that your authenticator app shows')
      await byUser.count(known.id)
      const user = await adminUsers.redeemCode(known.id, code)
      if (!user) throw needsCode('This code is not right, or was used already. Try the next one.')
      await attempts.forget(username)
      return user
    },

    async confirmPassword(ctx, password, field) {
      const { id, username } = ctx.state.admin
      await countAttempt(ctx)
      await attempts.slowDown(username)
      if (!(await adminUsers.hasPassword(id, password))) {
        const words = 'This is not your current password'
        throw badRequest(words, { [field]: words })
      }
      await attempts.forget(username)
    },
  }
}

const needsCode = (message: string) =>
  new AppError(401, 'needs-code', message, { details: { needsCode: true } })
