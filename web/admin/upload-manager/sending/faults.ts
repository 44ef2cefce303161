/** The session has ended: nothing can be sent until a user signs in. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError'
}

/** No answer came, or one that says to try again: what was to be sent can be sent again as it is. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** The same, with the server's words for why it takes nothing just now. */
export class ServerBusyError extends NetworkError {}

/** The server's answer is no, with its reason; sending the same again would not help. */
export class RejectedError extends Error {
  override readonly name = 'RejectedError'
}

/** The fault that an answer stands for; undefined where it is a good one. */
export function errorFor(status: number, body: string): Error | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401) return new UnauthorizedError('Not signed in')
  if (status === 0 || status === 429 || [502, 503, 504].includes(status)) {
    const reason = reasonIn(body)
    return reason ? new ServerBusyError(reason) : new NetworkError('Connection lost')
  }
  return new RejectedError(reasonIn(body) ?? `${status}: ${body || 'no reason given'}`)
}

function reasonIn(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: unknown }
    return typeof error === 'string' ? error : undefined
  } catch {
    return undefined
  }
}
