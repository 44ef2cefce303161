import { createHash } from 'node:crypto'
import { minute } from '../../../../web/base/units.ts'
import { tooManyRequests } from '../../../base/errors.ts'

export interface Guesses {
  /** @throws AppError 429 after too many within an hour */
  take(key: string): void | Promise<void>
  /** Takes back a guess that was correct. */
  giveBack(key: string): void | Promise<void>
}

export interface GuessLimit {
  /** The name of the guessed secret: each has its own counters. */
  name: string
  /** The limit in any sixty minutes, at most 255. */
  most: number
  /** Secret, see createCounterNames. */
  salt: string | Buffer
}

/** Creates counters of guesses, in this process or shared by all processes of a site. */
export type GuessCounting = (limit: GuessLimit) => Guesses

const slice = 10 * minute
/** The newest of these is incomplete: together they span at least an hour. */
export const SLICES = 7
export const COUNTERS = 4096

/**
 * Counts guesses in a table of fixed size, since the number of possible names is unlimited. Names
 * that share a counter share its limit.
 * @param clock milliseconds since 1970
 */
export function countGuesses({ most, salt }: GuessLimit, clock: () => number = Date.now) {
  const counterOf = createCounterNames(COUNTERS, salt)
  const counted = new Uint8Array(COUNTERS * SLICES)
  let current = sliceAt(clock())

  /** Clears counts older than an hour. */
  function advance(): void {
    const now = sliceAt(clock())
    const passed = Math.min(now - current, SLICES)
    for (let number = 1; number <= passed; number += 1) {
      const place = (now - passed + number) % SLICES
      for (let index = place; index < counted.length; index += SLICES) counted[index] = 0
    }
    if (passed > 0) current = now
  }

  return {
    take(key: string): void {
      advance()
      const start = counterOf(key) * SLICES
      const sum = counted.subarray(start, start + SLICES).reduce((total, count) => total + count, 0)
      if (sum >= most) throw refusal(clock())
      const index = start + (current % SLICES)
      counted[index] = (counted[index] ?? 0) + 1
    },
    giveBack(key: string): void {
      advance()
      const index = counterOf(key) * SLICES + (current % SLICES)
      counted[index] = Math.max(0, (counted[index] ?? 0) - 1)
    },
  }
}

/**
 * Maps any number of names to this many counters, unpredictably.
 * @param salt the same in all processes that count together
 */
export function createCounterNames(
  counters: number,
  salt: string | Buffer,
): (key: string) => number {
  return key => createHash('sha256').update(salt).update(key).digest().readUInt32BE() % counters
}

/** The number of the ten minutes that a time is in. */
export const sliceAt = (time: number) => Math.floor(time / slice)

/** Guesses may fit again once a slice is over. */
export const refusal = (time: number) => tooManyRequests(message, secondsToNextSlice(time))

const secondsToNextSlice = (time: number) => Math.ceil((slice - (time % slice)) / 1000)

const message =
  'Too many attempts at this account. Try again later, or where you have signed in before.'
