import type { MediaSlot } from '../../../../../admin/contract.ts'

/** The session has ended: nothing can be sent until a user signs in. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError'
}

/**
 * The error without an answer, or with one that asks to try again: the same request can be
 * repeated.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** The same, with the server's words for why it takes nothing just now. */
export class ServerBusyError extends NetworkError {}

/** The server's answer is no, with its reason. */
export class RejectedError extends Error {
  override readonly name = 'RejectedError'

  constructor(
    reason: string,
    /** The file itself is refused: sending the same again would not help. */
    readonly isFinal = false,
  ) {
    super(reason)
  }
}

/** The place holds another file than the one that was to be replaced: a person has to decide. */
export class SlotChangedError extends RejectedError {
  constructor(
    reason: string,
    /** The place as it is now. */
    readonly slot: MediaSlot,
  ) {
    super(reason, true)
  }
}

/** The statuses of a file that is no photo, video or PDF, is damaged, or is too large. */
const finalStatuses = [400, 413, 415]

/** The error of an answer; undefined for a good one. */
export function errorFor(status: number, body: string): Error | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401) return new UnauthorizedError('Not signed in')
  if (status === 0 || status === 429 || [502, 503, 504].includes(status)) {
    const reason = answerIn(body).error
    return reason ? new ServerBusyError(reason) : new NetworkError('Connection lost')
  }
  const { error = `${status}: ${body || 'no reason given'}`, slot } = answerIn(body)
  return rejectionOf({ error, slot }, finalStatuses.includes(status))
}

/** The error of a refusal, whether it came as a body or in a header. */
export const rejectionOf = ({ error = '', slot }: Refusal, isFinal = false): RejectedError =>
  slot ? new SlotChangedError(error, slot) : new RejectedError(error, isFinal)

interface Refusal {
  error?: string | undefined
  slot?: MediaSlot | undefined
}

function answerIn(body: string): Refusal {
  try {
    const { error, slot } = JSON.parse(body) as { error?: unknown; slot?: MediaSlot }
    return { error: typeof error === 'string' ? error : undefined, slot }
  } catch {
    return {}
  }
}
