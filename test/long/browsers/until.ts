import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE = 20_000

/** Looks again and again until there is something to see; a page that is just going cannot tell. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found>,
): Promise<NonNullable<Found>> {
  const end = performance.now() + PATIENCE
  let cause: unknown
  while (performance.now() < end) {
    try {
      const found = await look()
      if (found) return found
      cause = undefined
    } catch (error) {
      cause = error
    }
    await pause(50)
  }
  throw new Error(`Not within ${PATIENCE / 1000} s: ${what}`, { cause })
}
