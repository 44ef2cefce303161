import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { day } from '../../../../web/base/units.ts'
import { visitorOf } from '../../../base/http/rate-limit.ts'
import { cookieAttributes, cookieName } from './cookie.ts'

/**
 * The places where users have signed in within thirty days: a device by its cookie, or else a
 * network.
 */
export interface KnownPlaces {
  /** The key of the request's place; undefined where the user is new there. */
  find(ctx: Context, userId: string): string | undefined
  /** Call after a sign-in. */
  remember(ctx: Context, userId: string): void
}

const thirtyDays = 30 * day
const mostNetworks = 20

/**
 * Cookies are signed with the session keys, so they stay valid after a restart. Networks are for
 * browsers that drop their cookies, and are kept in memory only.
 * @param clock milliseconds since 1970
 */
export function createKnownPlaces(clock: () => number = Date.now): KnownPlaces {
  /** The most recent networks by user, oldest first. */
  const networks = new Map<string, Map<string, number>>()
  const isRecent = (time: number) => clock() - time < thirtyDays

  return {
    find(ctx, userId) {
      const device = ctx.cookies.get(nameFor(ctx, userId), { signed: true }) ?? ''
      if (isRecent(Number.parseInt(device, 36))) return device
      const network = visitorOf(ctx)
      return isRecent(networks.get(userId)?.get(network) ?? 0) ? network : undefined
    },

    remember(ctx, userId) {
      const value = `${clock().toString(36)}.${randomBytes(9).toString('base64url')}`
      ctx.cookies.set(nameFor(ctx, userId), value, { ...cookieAttributes, maxAge: thirtyDays })
      const ofUser = networks.get(userId) ?? new Map<string, number>()
      networks.set(userId, ofUser)
      ofUser.delete(visitorOf(ctx))
      ofUser.set(visitorOf(ctx), clock())
      for (const oldest of ofUser.keys()) if (ofUser.size > mostNetworks) ofUser.delete(oldest)
    },
  }
}

/**
 * Each user has a cookie, since a browser may have several users; the signature covers the name.
 */
const nameFor = (ctx: Context, userId: string) =>
  cookieName(ctx, `device-${createHash('sha256').update(userId).digest('hex').slice(0, 12)}`)
