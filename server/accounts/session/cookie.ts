import { randomBytes } from 'node:crypto'
import type Koa from 'koa'
import type { Context, Middleware } from 'koa'
import type { CreateSessionOptions } from 'koa-session'
import type { Log } from '../../log.ts'
import type { AdminUser } from '../store/admin-users.ts'
import type { Sessions } from '../store/sessions.ts'
import { deviceOf } from './device.ts'

/** What koa-session carries through a request; the store alone decides how long it counts. */
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

/**
 * Sets `ctx.session` from the cookie: a signed random id that goes with the browser. Nothing is
 * written but by `openSession` and `endSession`.
 */
export function sessionCookie(
  app: Koa,
  { sessions, sessionKeys }: { sessions: Sessions; sessionKeys: readonly string[] },
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
      async get(id: string): Promise<SessionData | undefined> {
        const found = sessions.find(id)
        if (!found) return undefined
        sessions.touch(id).catch(err => log.warn({ err }, 'session not touched'))
        const { userId, passwordVersion, device } = found
        return { userId, passwordVersion, device }
      },
      set: (id: string, { userId, passwordVersion, device }: SessionData, _, { ctx }) =>
        sessions.open(id, userId, passwordVersion, device, ctx.state.earlierSession),
      async destroy(id: string, { ctx }) {
        // In one write with the new one: a disk that refuses that leaves this as it is.
        if (ctx.state.isSigningIn) ctx.state.earlierSession = id
        else await sessions.close(id)
      },
    },
  }
  // Loaded for the first request of the API: pages come before that.
  const open = async () => (await import('koa-session')).createSession(options, app)
  let session: ReturnType<typeof open> | undefined
  return async (ctx, next) => {
    session ??= open()
    return (await session)(ctx, next)
  }
}

/** Signs a user in under a new id; a session that was open in this browser ends. */
export async function openSession(
  ctx: Context,
  { id, passwordVersion }: Pick<AdminUser, 'id' | 'passwordVersion'>,
): Promise<void> {
  ctx.state.isSigningIn = true
  ctx.session = { userId: id, passwordVersion, device: deviceOf(ctx.get('user-agent')) }
  // Assigned data comes back as a session, under the id that the browser sent: a new one is due.
  await (ctx.session as KoaSession).regenerate()
}

/** Signs the user out, on the server too: a copy of the cookie is worth nothing afterwards. */
export async function endSession(ctx: Context): Promise<void> {
  const session = ctx.session as KoaSession
  ctx.session = null
  await session.manuallyCommit()
  ctx.cookies.set(nameFor(ctx), '', cookieAttributes)
}

/** The id of the session that the request came with. */
export const sessionIdOf = (ctx: Context): string =>
  ctx.cookies.get(nameFor(ctx), { signed: true }) ?? ''

const plainName = 'session'

/** Browsers take a `__Host-` cookie from this very host alone, and over HTTPS only. */
export const cookieName = (ctx: Context, plain: string) => (ctx.secure ? `__Host-${plain}` : plain)

const nameFor = (ctx: Context) => cookieName(ctx, plainName)

export const cookieAttributes = {
  httpOnly: true,
  sameSite: 'lax',
  signed: true,
  overwrite: true,
} as const
