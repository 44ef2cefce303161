import { setTimeout } from 'node:timers/promises'
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'

export interface Attempts {
  /** Notes an attempt on an account and lets time pass when there were some before. */
  slowDown(username: string): Promise<void>
  /** After a right password the next attempt is quick again. */
  forget(username: string): Promise<void>
}

const quarterOfAnHour = 900
const patience = 3
const longest = 4000

/**
 * Makes guessing one account's password slow without ever locking it: the wait grows to four
 * seconds and no further, and the right password gets through. Names that do not exist are treated
 * alike.
 * @param pause waits for so many milliseconds
 */
export function countAttempts(
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
): Attempts {
  const counter = new RateLimiterMemory({ points: patience, duration: quarterOfAnHour })
  const keyOf = (username: string) => username.normalize('NFKC').toLowerCase()
  return {
    async slowDown(username) {
      const { consumedPoints } = await counter.penalty(keyOf(username))
      const more = consumedPoints - patience
      if (more > 0) await pause(Math.min(250 * 2 ** (more - 1), longest))
    },
    async forget(username) {
      await counter.delete(keyOf(username))
    },
  }
}
