import type { ApiError, InquiryBody } from '../../../base/contract.ts'
import { visitorApi } from '../../../base/routes.ts'

export type Outcome =
  | { kind: 'stored' }
  /** No response: the server may have stored it, so the next attempt has the same key. */
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string; fields: Record<string, string> }

/** Enough for a few kilobytes over a slow connection. */
const TIMEOUT_MS = 30_000

export async function postInquiry(inquiry: InquiryBody): Promise<Outcome> {
  try {
    const answer = await fetch(visitorApi.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.ok) return { kind: 'stored' }
    return refusal(answer.status, (await answer.text()) || answer.statusText)
  } catch {
    return { kind: 'unreachable' }
  }
}

/** `400: ` and the body's `error`, or the whole body where it is not ours. */
function refusal(status: number, text: string): Outcome {
  const { error = text, fields = {} } = parse(text)
  return { kind: 'refused', message: `${status}: ${error}`, fields }
}

function parse(text: string): Partial<ApiError> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
