import { isSignedOut, RequestError } from '../request.ts'

export interface UnsavedReason {
  kind: 'unreached' | 'signed-out' | 'refused'
  reason?: string | undefined
}

/** Why something was not saved. Too many requests, and faults of the server, are tried again. */
export function unsavedReason(error: unknown): UnsavedReason {
  if (!(error instanceof RequestError)) return { kind: 'unreached' }
  if (isSignedOut(error)) return { kind: 'signed-out' }
  const { reason } = error
  const isPassing = error.status >= 500 || error.status === 429
  // A full disk needs a person, and passes as well.
  return { kind: isPassing ? 'unreached' : 'refused', reason }
}
