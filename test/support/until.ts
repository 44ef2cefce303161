import { setTimeout as pause } from 'node:timers/promises'

/** In milliseconds: what never comes is given up for; no busy machine takes that long. */
const LIMIT = 60_000

type Found<T> = Exclude<T, false | '' | 0 | null | undefined>

/**
 * Resolves with what `look` gives as soon as that is neither false nor empty. The one wait for a
 * condition in tests: a slow machine waits longer and fails nothing.
 * @param what is waited for, for the message: `the mail to arrive`
 * @throws where it has not come within a minute
 */
export async function until<T>(what: string, look: () => T | Promise<T>): Promise<Found<T>> {
  const begun = performance.now()
  for (;;) {
    const found = await look()
    if (found) return found as Found<T>
    if (performance.now() - begun > LIMIT) throw new Error(`waited a minute for ${what}`)
    await pause(10)
  }
}
