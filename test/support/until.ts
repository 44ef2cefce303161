import { setTimeout as pause } from 'node:timers/promises'

/** In milliseconds: longer than a loaded machine takes for anything. */
export const LONGEST_WAIT = 60_000

type Found<T> = Exclude<T, false | '' | 0 | null | undefined>

/**
 * Resolves to the result of `look` as soon as it is neither false nor empty. All tests wait for
 * conditions with it, so that a slow machine takes longer and fails nothing.
 * @param what the condition, for the message: `the mail to arrive`
 * @throws after a minute, or `limit` milliseconds
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  limit = LONGEST_WAIT,
): Promise<Found<T>> {
  const begun = performance.now()
  for (;;) {
    const found = await look()
    if (found) return found as Found<T>
    if (performance.now() - begun > limit) {
      throw new Error(
        `waited ${limit === LONGEST_WAIT ? 'a minute' : `${limit / 1000} s`} for ${what}`,
      )
    }
    await pause(10)
  }
}
