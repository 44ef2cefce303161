import { randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import type { Config } from '../../../base/config.ts'
import { AppError, badRequest, unauthorized } from '../../../base/errors.ts'
import { type Counters, countersInMemory } from '../../../base/http/counters.ts'
import { createRateLimit, visitorOf } from '../../../base/http/rate-limit.ts'
import { fold } from '../store/admin-user.ts'
import type { AdminUser, AdminUsers } from '../store/admin-users.ts'
import { type Attempts, countAttempts } from './attempts.ts'
import { countGuesses, type GuessCounting } from './guesses.ts'
import { createKnownPlaces } from './known-places.ts'

export interface CredentialsOptions {
  config: Pick<Config, 'loginLimit'>
  adminUsers: AdminUsers
  attempts?: Attempts
  /** Counters of attempts and guesses; in this process by default. */
  counters?: Counters | undefined
  guesses?: GuessCounting | undefined
  /** See createCounterNames. */
  salt?: string | Buffer
}

export interface SignInInput {
  username: string
  password: string
  code?: string | undefined
}

/** All checks of passwords and codes use this, so that they share the same limits. */
export interface Credentials {
  /** @throws AppError 429 after too many attempts of this visitor */
  countAttempt(ctx: Context): Promise<void>
  /** @throws AppError 401, with `needsCode` where the password was right; 429 */
  check(ctx: Context, input: SignInInput): Promise<AdminUser>
  /** Must be called after a sign-in: the place gets a limit of its own. */
  rememberPlace(ctx: Context, user: AdminUser): void
  /**
   * Checks the password of a signed-in user again.
   * @throws AppError 400, 429
   */
  confirmPassword(ctx: Context, password: string, field: string): Promise<void>
  /** @throws AppError 429 after too many codes for one user */
  countCode(userId: string): Promise<void>
}

/** Guesses an hour at one account, from all unknown places together. */
const fromAnywhere = 100

/** The same for each known place, so that strangers cannot lock the user out. */
const fromKnownPlace = 50

/** After the correct password ten codes may be tried per quarter of an hour, from any place. */
const codeLimit = { points: 10, seconds: 900 }

export function createCredentials(options: CredentialsOptions): Credentials {
  const { config, adminUsers, salt = randomBytes(16) } = options
  const { counters = countersInMemory, guesses: counting = countGuesses } = options
  const { attempts = countAttempts(undefined, { counters, salt }) } = options
  const byVisitor = createRateLimit(
    config.loginLimit,
    'Too many attempts. Please try again later.',
    counters('sign-in'),
  )
  const byUser = createRateLimit(
    codeLimit,
    'Too many codes. Please try again in 15 minutes.',
    counters('codes'),
  )
  const countAttempt = (ctx: Context) => byVisitor.count(visitorOf(ctx))
  const strangers = counting({ name: 'strangers', most: fromAnywhere, salt })
  const acquaintances = counting({ name: 'acquaintances', most: fromKnownPlace, salt })
  const places = createKnownPlaces()

  /**
   * Compares a password within the limit of the account or, for a known place, of that place.
   * Unknown names are limited alike.
   */
  async function guess<T>(account: string, place: string | undefined, compare: () => Promise<T>) {
    const key = place === undefined ? account : `${account} ${place}`
    const guesses = place === undefined ? strangers : acquaintances
    await guesses.take(key)
    await attempts.slowDown(key)
    const right = await compare().catch(async error => {
      await guesses.giveBack(key)
      throw error
    })
    if (right) await guesses.giveBack(key)
    return { right, forget: () => attempts.forget(key) }
  }

  return {
    countAttempt,
    countCode: byUser.count,
    rememberPlace: (ctx, { id }) => places.remember(ctx, id),

    async check(ctx, { username, password, code }) {
      await adminUsers.refresh()
      const id = adminUsers.named(username)?.id
      const place = id && places.find(ctx, id)
      const { right: account, forget } = await guess(fold(username), place, () =>
        adminUsers.authenticate(username, password),
      )
      if (!account) throw unauthorized('Invalid credentials')
      if (!account.hasSecondFactor) {
        await forget()
        return account
      }
      if (!code) throw needsCode('Enter the code that your authenticator app shows')
      await byUser.count(account.id)
      const user = await adminUsers.redeemCode(account, code)
      if (!user) throw needsCode('This code is not right, or was used already. Try the next one.')
      await forget()
      return user
    },

    async confirmPassword(ctx, password, field) {
      const { id, username } = ctx.state.admin
      await countAttempt(ctx)
      const { right, forget } = await guess(fold(username), 'signed in', () =>
        adminUsers.hasPassword(id, password),
      )
      if (!right) {
        const words = 'This is not your current password'
        throw badRequest(words, { [field]: words })
      }
      await forget()
    },
  }
}

const needsCode = (message: string) =>
  new AppError(401, 'needs-code', message, { details: { needsCode: true } })
