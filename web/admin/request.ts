import type { ApiError } from '../base/contract.ts'
import { noteSession } from './session/session-end.ts'
import { BACKGROUND_HEADER } from './session-headers.ts'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON, unless it is form data, or a file with its type. */
  body?: unknown
  signal?: AbortSignal
  /** No person asked: the session is not prolonged. */
  isBackground?: boolean
}

/** An answer that is not ok; its text is `status: body`, such as `404: {"error":"Not found"}`. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  /** The server's message to the user, where it has one. */
  readonly reason: string | undefined
  /** The requirement of each invalid field of a body, by the field's name. */
  readonly fields: Record<string, string>
  /** The whole answer, for fields that only some answers have. */
  readonly answer: Partial<ApiError> & Record<string, unknown>

  constructor(
    readonly status: number,
    text: string,
    /** The seconds after which it is worth trying again, where the server says so. */
    readonly retryAfter?: number,
  ) {
    super(`${status}: ${text}`)
    this.answer = parse(text)
    this.reason = this.answer.error
    this.fields = this.answer.fields ?? {}
  }
}

/**
 * Calls the API and reads its answer.
 * @throws RequestError where the answer is not ok; TypeError where there is none
 */
export async function request<T>(address: string, options: RequestOptions = {}): Promise<T> {
  return (await requestAnswer(address, options)).json()
}

/** The same, for an answer whose headers or bytes are needed. */
export async function requestAnswer(
  address: string,
  options: RequestOptions = {},
): Promise<Response> {
  const { method = 'GET', body, signal = null, isBackground = false } = options
  const isReady = body instanceof FormData || body instanceof Blob
  const headers = new Headers()
  if (body !== undefined && !isReady) headers.set('content-type', 'application/json')
  if (isBackground) headers.set(BACKGROUND_HEADER, '1')
  const answer = await fetch(address, {
    method,
    signal,
    credentials: 'include',
    headers,
    ...(body !== undefined && { body: isReady ? body : JSON.stringify(body) }),
  })
  noteSession(answer, isBackground)
  if (!answer.ok) {
    const retryAfter = Number(answer.headers.get('retry-after')) || undefined
    throw new RequestError(answer.status, (await answer.text()) || answer.statusText, retryAfter)
  }
  return answer
}

/** Calls the API like `request`; null where no user is signed in. */
export async function requestUnlessSignedOut<T>(
  address: string,
  options?: RequestOptions,
): Promise<T | null> {
  try {
    return await request<T>(address, options)
  } catch (error) {
    if (isSignedOut(error)) return null
    throw error
  }
}

export const isSignedOut = (error: unknown) => error instanceof RequestError && error.status === 401

/** The server's message for each invalid field, by its name: `{ email: 'Not an address' }`. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof RequestError ? error.fields : {}

/** The server's reason for a person to read, and when to try again, or `otherwise` without one. */
export function reasonOf(error: unknown, fallback: string): string {
  if (!(error instanceof RequestError) || error.reason === undefined) return fallback
  if (error.status !== 429 || !error.retryAfter) return error.reason
  const minutes = Math.ceil(error.retryAfter / 60)
  return `${error.reason} The next try counts in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

function parse(text: string): RequestError['answer'] {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? { ...answer } : {}
  } catch {
    return {}
  }
}
