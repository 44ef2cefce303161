import { setTimeout } from 'node:timers/promises'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import { createCounterNames } from './guesses.ts'

/** By account, or by account and place. */
export interface Attempts {
  /** Notes an attempt and lets time pass when there were some before. */
  slowDown(key: string): Promise<void>
  /** After a right password the next attempt is quick again. */
  forget(key: string): Promise<void>
}

const quarterOfAnHour = 900
const freeAttempts = 3
const longest = 4000
const counters = 4096

/**
 * Makes guessing one account's password slow without ever locking it: the wait grows to four
 * seconds and no further, and the right password gets through. Names that do not exist are treated
 * alike.
 * @param pause waits for so many milliseconds
 */
export function countAttempts(
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
): Attempts {
  const counter = new RateLimiterMemory({ points: freeAttempts, duration: quarterOfAnHour })
  // A fixed number for all names, so that invented ones cannot fill the memory.
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
