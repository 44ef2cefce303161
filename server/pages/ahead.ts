import { setTimeout as pause } from 'node:timers/promises'

/** In milliseconds. */
interface Pauses {
  /** First come the pictures of the page that was opened. */
  before: number
  /** Between two pages, for whoever asks for something meanwhile. */
  between: number
  /** After all of them: host names that somebody makes up do not keep the server busy. */
  rest: number
}

export interface Ahead {
  /** From now on there is time for it: whoever waited for the start has been answered. */
  begin(): void
  /** Somebody has opened a page under this origin, and may open any other next. */
  visited(origin: string): void
}

/**
 * Has something made of each page for an origin that is visited, page by page, before anybody asks
 * for it. What is made already must cost nothing. One that fails does so again when it is asked
 * for, and is reported then.
 */
export function makeAhead(
  paths: Iterable<string>,
  make: (path: string, origin: string) => Promise<unknown> | undefined,
  pauses: Pauses = { before: 300, between: 5, rest: 10_000 },
): Ahead {
  let hasBegun = false
  let isAtIt = false
  let waiting: string | undefined

  async function round(origin: string): Promise<void> {
    await unhurried(pauses.before)
    for (const path of paths) {
      await make(path, origin)?.catch(() => undefined)
      await unhurried(pauses.between)
    }
    await unhurried(pauses.rest)
  }

  /** The last origin that was visited meanwhile is the next; the others make do without. */
  async function rounds(): Promise<void> {
    if (!hasBegun || isAtIt) return
    isAtIt = true
    while (waiting !== undefined) {
      const origin = waiting
      waiting = undefined
      await round(origin)
    }
    isAtIt = false
  }

  return {
    begin() {
      hasBegun = true
      void rounds()
    },
    visited(origin) {
      waiting = origin
      void rounds()
    },
  }
}

/** Does not keep a process alive that has nothing else to do. */
const unhurried = (milliseconds: number) => pause(milliseconds, undefined, { ref: false })
