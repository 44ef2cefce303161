import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work between two turns of other requests. */
const LONGEST = 8

/**
 * For work of many steps in the process of the server: called after each step, the result resolves at
 * once, or after the turns of other requests where some milliseconds have gone by since the last.
 */
export function createPauses(clock = () => performance.now()): () => Promise<void> {
  let since = clock()
  return async () => {
    if (clock() - since < LONGEST) return
    await nextTurn()
    since = clock()
  }
}
