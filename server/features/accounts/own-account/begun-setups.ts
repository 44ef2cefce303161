/** Secrets of second factors that were shown and are not yet confirmed by a code, by user. */
export interface BegunSetups {
  begin(userId: string, secret: string): Promise<void>
  /** Undefined where none was begun within ten minutes. */
  secretOf(userId: string): Promise<string | undefined>
  end(userId: string): Promise<void>
}

/** Milliseconds. */
export const SETUP_TAKES = 600_000

/** @param clock milliseconds since 1970 */
export function setupsInMemory(clock: () => number = Date.now): BegunSetups {
  const setups = new Map<string, { secret: string; until: number }>()
  return {
    async begin(userId, secret) {
      setups.set(userId, { secret, until: clock() + SETUP_TAKES })
    },
    async secretOf(userId) {
      const setup = setups.get(userId)
      return setup && setup.until >= clock() ? setup.secret : undefined
    },
    async end(userId) {
      setups.delete(userId)
    },
  }
}
