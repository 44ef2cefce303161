import { isSignedOut, RequestError } from '../../../../admin/request.ts'
import type { DraftConflict, KeyedPage } from '../../contract.ts'

export interface UnsavedReason {
  kind: 'unreached' | 'signed-out' | 'refused'
  reason?: string | undefined
}

export type SaveFailure =
  | { kind: 'conflict'; theirs: KeyedPage; version: number; reason?: undefined }
  | UnsavedReason

/** Why the draft of a page was not saved. */
export function failureOf(error: unknown): SaveFailure {
  if (error instanceof RequestError && error.status === 409) {
    const { theirs, version } = error.answer as unknown as DraftConflict
    if (theirs) return { kind: 'conflict', theirs, version }
  }
  return unsavedReason(error)
}

/**
 * Why something was not saved, apart from conflicts. Too many requests, and faults of the server, are
 * tried again.
 */
export function unsavedReason(error: unknown): UnsavedReason {
  if (!(error instanceof RequestError)) return { kind: 'unreached' }
  if (isSignedOut(error)) return { kind: 'signed-out' }
  const { reason } = error
  const isPassing = error.status >= 500 || error.status === 429
  // A full disk needs a person, and passes as well.
  return { kind: isPassing ? 'unreached' : 'refused', reason }
}
