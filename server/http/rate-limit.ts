import type { Context } from 'koa'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'
import { tooManyRequests } from '../errors.ts'
import type { Limit } from '../settings/kinds.ts'
import { networkOf } from './client-address.ts'

export interface RateLimit {
  /**
   * Counts one attempt.
   * @throws AppError 429 with Retry-After above the limit
   */
  count(key: string): Promise<void>
}

/**
 * Counts attempts in memory, by key.
 * @param message of the 429
 */
export function createRateLimit(limit: Limit | 'off', message: string): RateLimit {
  if (limit === 'off') return { count: async () => undefined }
  const limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds })
  return {
    async count(key) {
      const refused = await limiter.consume(key).then(() => undefined, refusalOf)
      if (refused) throw tooManyRequests(message, Math.ceil(refused.msBeforeNext / 1000))
    },
  }
}

/**
 * The key of a visitor: an IPv4 address, or the /64 network that a household or a phone gets of
 * IPv6.
 */
export const visitorOf = (ctx: Context) => networkOf(ctx.ip, { v4: 32, v6: 64 })

function refusalOf(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown
  throw thrown
}
