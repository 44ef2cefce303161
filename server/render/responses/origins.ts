import { hour } from '../../../web/base/units.ts'

/** The origins whose answers are cached; without PUBLIC_URL a request may name any. */
export interface Origins {
  /**
   * Tells whether an origin's answers are cached. A new origin is added while there is space: none
   * that was requested within the last hour is removed for it.
   */
  has(origin: string): boolean
  /**
   * Adds an origin at which an administrator is signed in, which no stranger can be. It takes the
   * place of one that is not.
   */
  confirm(origin: string): void
}

/** A site has few: with and without `www.`, and the address of its machine. */
const MOST = 4

/** @param clock milliseconds since 1970 */
export function createOrigins(clock: () => number = Date.now): Origins {
  const all = new Map<string, { usedAt: number; isConfirmed: boolean }>()

  /** Removes the least recently used origin of those that `mayGo` allows. */
  function makeRoom(mayGo: (one: { usedAt: number; isConfirmed: boolean }) => boolean): boolean {
    if (all.size < MOST) return true
    const [oldest] = [...all]
      .filter(([, one]) => mayGo(one))
      .sort(([, one], [, other]) => one.usedAt - other.usedAt)
    return oldest !== undefined && all.delete(oldest[0])
  }

  return {
    has(origin) {
      const now = clock()
      const place = all.get(origin)
      if (place) place.usedAt = now
      else if (makeRoom(({ usedAt }) => usedAt < now - hour)) {
        all.set(origin, { usedAt: now, isConfirmed: false })
      } else return false
      return true
    },
    confirm(origin) {
      const isRoom =
        all.has(origin) || makeRoom(entry => !entry.isConfirmed) || makeRoom(() => true)
      if (isRoom) all.set(origin, { usedAt: clock(), isConfirmed: true })
    },
  }
}
