import type { Context } from 'koa'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'
import { tooManyRequests } from '../errors.ts'
import type { Limit } from '../settings/kinds.ts'
import { networkOf } from './client-address.ts'
import { type Counter, countersInMemory } from './counters.ts'

export interface RateLimit {
  /**
   * Counts one attempt.
   * @throws AppError 429 with Retry-After above the limit
   */
  count(key: string): Promise<void>
}

/**
 * Counts attempts by key.
 * @param message of the 429
 * @param counted where they are counted: in this process by default
 */
export function createRateLimit(
  limit: Limit | 'off',
  message: string,
  counted: (limit: Limit) => Counter = countersInMemory(''),
): RateLimit {
  if (limit === 'off') return { count: async () => undefined }
  const limiter = counted(limit)
  return {
    async count(key) {
      const refusal = await limiter.consume(key).then(() => undefined, refusalOf)
      if (refusal) throw tooManyRequests(message, Math.ceil(refusal.msBeforeNext / 1000))
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
