import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Counters, countersInMemory } from '../../../base/http/counters.ts'
import { createCounterNames } from './guesses.ts'

/** Counts attempts by account, or by account and place. */
export interface Attempts {
  /** Counts an attempt and delays it if there were some before. */
  slowDown(key: string): Promise<void>
  /** Resets the delay after a correct password. */
  forget(key: string): Promise<void>
}

const quarterOfAnHour = 900
const freeAttempts = 3
const longest = 4000
const COUNTERS = 4096

export interface AttemptCounting {
  counters?: Counters | undefined
  /** See createCounterNames. */
  salt?: string | Buffer
}

/**
 * Slows down guessing of a password without locking the account: the delay grows to four seconds at
 * most, and the correct password is accepted. Unknown names are treated alike.
 * @param pause waits for a number of milliseconds
 */
export function countAttempts(
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
  { counters = countersInMemory, salt = randomBytes(16) }: AttemptCounting = {},
): Attempts {
  const counter = counters('attempts')({ points: freeAttempts, seconds: quarterOfAnHour })
  // A fixed number for all names, so that made-up ones cannot fill the memory.
  const counterOf = createCounterNames(COUNTERS, salt)
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
