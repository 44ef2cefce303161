import type Koa from 'koa'
import type { Middleware } from 'koa'
import type { Config } from '../../base/config.ts'
import type { Counters } from '../../base/http/counters.ts'
import type { Log } from '../../base/log.ts'
import { guard } from './guard.ts'
import type { BegunSetups } from './own-account/begun-setups.ts'
import { ownAccountHandlers } from './own-account/handlers.ts'
import { secondFactorHandlers } from './own-account/second-factor.ts'
import { openSessionHandlers } from './own-account/sessions.ts'
import type { Attempts } from './session/attempts.ts'
import { sessionCookie } from './session/cookie.ts'
import { createCredentials } from './session/credentials.ts'
import type { GuessCounting } from './session/guesses.ts'
import { sessionHandlers } from './session/handlers.ts'
import { type IsSignedIn, isSignedIn } from './signed-in.ts'
import type { AdminUsers } from './store/admin-users.ts'
import type { Sessions } from './store/sessions.ts'
import { userHandlers } from './users/handlers.ts'

export interface AccountsDependencies {
  /** Gets the keys of the session cookie; its context gets `session`. */
  app: Koa
  config: Pick<Config, 'loginLimit' | 'minPasswordLength'>
  stores: {
    adminUsers: AdminUsers
    sessions: Sessions
    sessionKeys: readonly string[]
    contactDetails: { readonly value: { companyName: string } }
  }
  log: Log
  attempts?: Attempts
  /** The counters and memories that several processes share; absent where there is one process. */
  together?: Together | undefined
}

export interface Together {
  counters: Counters
  guesses: GuessCounting
  setups: BegunSetups
}

export interface Accounts {
  /** Sets `ctx.session`. */
  session: Middleware
  /** Lets signed-in administrators pass; requires `session` before it. */
  guard: Middleware
  /** Public pages use this. */
  isSignedIn: IsSignedIn
  signIn: ReturnType<typeof sessionHandlers>
  users: ReturnType<typeof userHandlers>
  own: ReturnType<typeof ownAccountHandlers>
  openSessions: ReturnType<typeof openSessionHandlers>
  secondFactor: ReturnType<typeof secondFactorHandlers>
}

/** Sign-in, user management, and the administrators' own accounts. */
export function createAccounts(dependencies: AccountsDependencies): Accounts {
  const { app, stores, log } = dependencies
  const { adminUsers, sessions, contactDetails } = stores
  const [salt = ''] = stores.sessionKeys
  const { together } = dependencies
  const credentials = createCredentials({ ...dependencies, ...together, adminUsers, salt })
  const issuer = () => contactDetails.value.companyName
  const all = { ...dependencies, ...together, adminUsers, sessions, credentials, issuer }
  return {
    session: sessionCookie(app, stores, log),
    guard: guard(adminUsers, sessions),
    isSignedIn: isSignedIn(adminUsers, sessions),
    signIn: sessionHandlers(all),
    users: userHandlers(all),
    own: ownAccountHandlers(all),
    openSessions: openSessionHandlers(all),
    secondFactor: secondFactorHandlers(all),
  }
}
