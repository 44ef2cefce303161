import { createHash, randomBytes } from 'node:crypto'
import { minute } from '../../../web/units.ts'
import { tooManyRequests } from '../../errors.ts'

export interface Guesses {
  /** @throws AppError 429 after too many within an hour */
  take(key: string): void
  /** Takes back a guess that was correct. */
  giveBack(key: string): void
}

const slice = 10 * minute
/** The newest of these is incomplete: together they span at least an hour. */
const slices = 7
const counters = 4096

/**
 * Counts guesses in a table of fixed size, since the number of possible names is unlimited. Names
 * that share a counter share its limit; the assignment differs in each process.
 * @param most in any sixty minutes, at most 255
 * @param clock milliseconds since 1970
 */
export function countGuesses(most: number, clock: () => number = Date.now): Guesses {
  const counterOf = createCounterNames(counters)
  const counted = new Uint8Array(counters * slices)
  let current = sliceAt(clock())

  /** Clears counts older than an hour. */
  function advance(): void {
    const now = sliceAt(clock())
    const passed = Math.min(now - current, slices)
    for (let number = 1; number <= passed; number += 1) {
      const place = (now - passed + number) % slices
      for (let at = place; at < counted.length; at += slices) counted[at] = 0
    }
    if (passed > 0) current = now
  }

  return {
    take(key) {
      advance()
      const start = counterOf(key) * slices
      const sum = counted.subarray(start, start + slices).reduce((all, one) => all + one, 0)
      if (sum >= most) throw tooManyRequests(message, secondsToNextSlice(clock()))
      const at = start + (current % slices)
      counted[at] = (counted[at] ?? 0) + 1
    },
    giveBack(key) {
      advance()
      const at = counterOf(key) * slices + (current % slices)
      counted[at] = Math.max(0, (counted[at] ?? 0) - 1)
    },
  }
}

/** Maps any number of names to this many counters, unpredictably. */
export function createCounterNames(counters: number): (key: string) => number {
  const salt = randomBytes(16)
  return key => createHash('sha256').update(salt).update(key).digest().readUInt32BE() % counters
}

const sliceAt = (time: number) => Math.floor(time / slice)

const secondsToNextSlice = (time: number) => Math.ceil((slice - (time % slice)) / 1000)

const message =
  'Too many attempts at this account. Try again later, or where you have signed in before.'
