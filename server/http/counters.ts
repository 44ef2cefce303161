import { LRUCache } from 'lru-cache'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import type { Limit } from '../settings/kinds.ts'

/** Counts attempts by key, in a window that begins with the first attempt of each key. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'delete'>

/**
 * Where attempts are counted, in this process or by all processes of a site together.
 * @param name of what is counted: each has its own keys
 */
export type Counters = (name: string) => (limit: Limit) => Counter

/** Keys of one counter, some 5 MB; whoever has as many addresses is not held up by a limit of each. */
const MOST_KEYS = 10_000

/** Above a number of keys those that were counted longest ago are forgotten. */
export const countersInMemory: Counters =
  () =>
  ({ points, seconds }) => {
    const limiter = new RateLimiterMemory({ points, duration: seconds })
    const keys = new LRUCache<string | number, true>({
      max: MOST_KEYS,
      dispose: (_, key, reason) => void (reason === 'evict' && limiter.delete(key)),
    })
    return {
      consume(key, ...rest) {
        keys.set(key, true)
        return limiter.consume(key, ...rest)
      },
      penalty(key, ...rest) {
        keys.set(key, true)
        return limiter.penalty(key, ...rest)
      },
      delete: key => limiter.delete(key),
    }
  }
