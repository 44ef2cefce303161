import { observable } from '../../ui/observable.ts'
import { SESSION_LIMIT_HEADER, SESSION_SECONDS_HEADER } from '../session-headers.ts'

export interface SessionEnd {
  /**
   * The time at which it ends without another request, in milliseconds since 1970, by this device's
   * clock.
   */
  at: number
  /** True where using it postpones that; false in the last minutes of its eight hours. */
  canBeExtended: boolean
}

/**
 * The end of this browser's session, as the last answer tells it; other tabs may have extended it.
 */
export const sessionEnd = observable<SessionEnd | undefined>(undefined)

/** The time of the administrator's last request, in milliseconds since 1970. */
let usedAt = 0

export const millisecondsSinceUse = (): number => Date.now() - usedAt

/** Notes a request before its answer comes, so that typing does not send another one. */
export function noteUse(): void {
  usedAt = Date.now()
}

/** Reads the session's end from an answer; those of open routes do not tell it. */
export function noteSession({ headers }: Response, isBackground: boolean): void {
  if (!headers.has(SESSION_SECONDS_HEADER)) return
  const seconds = Number(headers.get(SESSION_SECONDS_HEADER))
  const limit = Number(headers.get(SESSION_LIMIT_HEADER))
  if (!isBackground) noteUse()
  sessionEnd.set({ at: Date.now() + seconds * 1000, canBeExtended: limit > seconds })
}
