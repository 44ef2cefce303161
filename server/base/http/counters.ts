import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import type { Limit } from '../settings/kinds.ts'

/** Counts attempts by key, in a window that begins with the first attempt of each key. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'delete'>

/**
 * Creates counters of attempts, in this process or shared by all processes of a site.
 * @param name of what is counted: each has its own keys
 */
export type Counters = (name: string) => (limit: Limit) => Counter

/**
 * The keys of one counter, some 5 MB; a client with more addresses could evade its limit anyway.
 */
const MOST_KEYS = 10_000

/**
 * Above a number of keys those that were counted longest ago are forgotten. They are in a plain set,
 * in the order of their last count: a site has a dozen counters, and caches of so many entries take
 * their memory when they are made.
 */
export const countersInMemory: Counters =
  () =>
  ({ points, seconds }) => {
    const limiter = new RateLimiterMemory({ points, duration: seconds })
    const keys = new Set<string | number>()
    const note = (key: string | number) => {
      keys.delete(key)
      keys.add(key)
      if (keys.size <= MOST_KEYS) return
      const [oldest] = keys
      if (oldest === undefined) return
      keys.delete(oldest)
      void limiter.delete(oldest)
    }
    return {
      consume(key, ...rest) {
        note(key)
        return limiter.consume(key, ...rest)
      },
      penalty(key, ...rest) {
        note(key)
        return limiter.penalty(key, ...rest)
      },
      delete: key => limiter.delete(key),
    }
  }
