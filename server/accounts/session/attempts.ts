import { setTimeout } from 'node:timers/promises'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import { createCounterNames } from './guesses.ts'

/** By account, or by account and place. */
export interface Attempts {
  /** Counts an attempt and delays it if there were some before. */
  slowDown(key: string): Promise<void>
  /** Resets the delay after a correct password. */
  forget(key: string): Promise<void>
}

const quarterOfAnHour = 900
const freeAttempts = 3
const longest = 4000
const counters = 4096

/**
 * Slows down guessing of a password without locking the account: the delay grows to four seconds at
 * most, and the correct password is accepted. Unknown names are treated alike.
 * @param pause waits for a number of milliseconds
 */
export function countAttempts(
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
): Attempts {
  const counter = new RateLimiterMemory({ points: freeAttempts, duration: quarterOfAnHour })
  // A fixed number for all names, so that made-up ones cannot fill the memory.
  const counterOf = createCounterNames(counters)
  return {
    async slowDown(key) {
      const { consumedPoints } = await counter.penalty(counterOf(key))
      const more = consumedPoints - freeAttempts
      if (more > 0) await pause(Math.min(250 * 2 ** (more - 1), longest))
    },
    async forget(key) {
      await counter.delete(counterOf(key))
    },
  }
}
