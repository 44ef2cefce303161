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

export const countersInMemory: Counters =
  () =>
  ({ points, seconds }) =>
    new RateLimiterMemory({ points, duration: seconds })
