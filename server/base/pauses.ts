import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work between two turns of other requests. */
const LONGEST = 8

/**
 * Keeps long work from blocking the server: awaited after each step, the result resolves at once,
 * or after the turns of other requests once some milliseconds have passed.
 */
export function createPauses(clock = () => performance.now()): () => Promise<void> {
  let since = clock()
  return async () => {
    if (clock() - since < LONGEST) return
    await nextTurn()
    since = clock()
  }
}
