import type { DraftConflict, KeyedPage } from '../../../page-editing/contract.ts'
import { isSignedOut, RequestError } from '../../request.ts'

export type SaveFailure =
  | { kind: 'conflict'; theirs: KeyedPage; version: number; reason?: undefined }
  | { kind: 'unreached' | 'signed-out' | 'refused'; reason?: string | undefined }

/** Why a draft was not saved. Too many requests, and faults of the server, are tried again. */
export function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof RequestError)) return { kind: 'unreached' }
  if (isSignedOut(error)) return { kind: 'signed-out' }
  if (error.status === 409) {
    const { theirs, version } = error.answer as unknown as DraftConflict
    if (theirs) return { kind: 'conflict', theirs, version }
  }
  const { reason } = error
  const isPassing = error.status >= 500 || error.status === 429
  // A full disk needs a person, and passes as well.
  return { kind: isPassing ? 'unreached' : 'refused', reason }
}
