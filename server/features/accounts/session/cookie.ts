import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type Koa from 'koa'
import type { Context, Middleware } from 'koa'
import type { CreateSessionOptions } from 'koa-session'
import { BACKGROUND_HEADER } from '../../../../web/admin/session-headers.ts'
import type { Log } from '../../../base/log.ts'
import type { AdminUser, AdminUsers } from '../store/admin-users.ts'
import type { Sessions } from '../store/sessions.ts'
import { deviceOf } from './device.ts'

/** The data that koa-session holds during a request; expiry is decided by the store alone. */
interface SessionData {
  userId: string
  passwordVersion: number
  device: string
}

interface KoaSession extends Partial<SessionData> {
  regenerate(): Promise<void>
  manuallyCommit(): Promise<void>
}

declare module 'koa' {
  interface DefaultContext {
    session: KoaSession | SessionData | null
  }
}

export interface SessionStores {
  adminUsers: Pick<AdminUsers, 'refresh'>
  sessions: Sessions
  sessionKeys: readonly string[]
}

/**
 * Sets `ctx.session` from the cookie: a signed random id that expires with the browser session. Session
 * and user are those that any process has at the moment of the request. Only `openSession` and `endSession` write it.
 */
export function sessionCookie(
  app: Koa,
  { adminUsers, sessions, sessionKeys }: SessionStores,
  log: Log,
): Middleware {
  app.keys = [...sessionKeys]
  const options: CreateSessionOptions = {
    key: plainName,
    maxAge: 'session',
    autoCommit: false,
    sameSite: 'lax',
    genid: () => randomBytes(32).toString('base64url'),
    externalKey: {
      get: sessionIdOf,
      set: (ctx: Context, id: string) => void ctx.cookies.set(nameFor(ctx), id, cookieAttributes),
    },
    store: {
      async get(id: string, _, { ctx }): Promise<SessionData | undefined> {
        await Promise.all([sessions.refresh(), adminUsers.refresh()])
        const session = sessions.find(id)
        if (!session) return undefined
        if (isOfUser(ctx)) sessions.touch(id).catch(err => log.warn({ err }, 'session not touched'))
        const { userId, passwordVersion, device } = session
        return { userId, passwordVersion, device }
      },
      set: (id: string, { userId, passwordVersion, device }: SessionData, _, { ctx }) =>
        sessions.open(id, userId, passwordVersion, device, ctx.state.earlierSession),
      async destroy(id: string, { ctx }) {
        // Removed in the same write as the new one is added: if the disk rejects that, this one
        // stays.
        if (ctx.state.isSigningIn) ctx.state.earlierSession = id
        else await sessions.close(id)
      },
    },
  }
  // Loaded at the first API request, so that pages do not wait for it.
  const open = async () => (await import('koa-session')).createSession(options, app)
  let session: ReturnType<typeof open> | undefined
  return async (ctx, next) => {
    session ??= open()
    return (await session)(ctx, next)
  }
}

/** Signs a user in under a new id; the session that was open in this browser ends. */
export async function openSession(
  ctx: Context,
  { id, passwordVersion }: Pick<AdminUser, 'id' | 'passwordVersion'>,
): Promise<void> {
  ctx.state.isSigningIn = true
  ctx.session = { userId: id, passwordVersion, device: deviceOf(ctx.get('user-agent')) }
  // Assigning data revives the session under the id that the browser sent, so it needs a new one.
  await (ctx.session as KoaSession).regenerate()
}

/** Signs the user out, on the server too: a copy of the cookie is worthless afterwards. */
export async function endSession(ctx: Context): Promise<void> {
  const session = ctx.session as KoaSession
  ctx.session = null
  await session.manuallyCommit()
  ctx.cookies.set(nameFor(ctx), '', cookieAttributes)
}

/** The session id that came with the request. */
export const sessionIdOf = (ctx: Context): string =>
  ctx.cookies.get(nameFor(ctx), { signed: true }) ?? ''

/**
 * The same, whatever its signature is: verifying a wrong one would add a header to the response. An id
 * cannot be guessed, signed or not.
 */
export const claimedSessionId = (ctx: Context): string =>
  ctx.cookies.get(nameFor(ctx), { signed: false }) ?? ''

/** Tells whether a request has the cookie of a session, valid or not. */
export const carriesSession = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.cookie !== undefined && SESSION_COOKIE.test(headers.cookie)

/** Tells whether a person made the request: only such a request prolongs the session. */
export const isOfUser = (ctx: Context): boolean => ctx.get(BACKGROUND_HEADER) === ''

const plainName = 'session'

const SESSION_COOKIE = /(?:^|;) *(?:__Host-)?session=/

/** Browsers accept a `__Host-` cookie from this exact host only, and over HTTPS only. */
export const cookieName = (ctx: Context, plain: string) => (ctx.secure ? `__Host-${plain}` : plain)

const nameFor = (ctx: Context) => cookieName(ctx, plainName)

export const cookieAttributes = {
  httpOnly: true,
  sameSite: 'lax',
  signed: true,
  overwrite: true,
} as const
