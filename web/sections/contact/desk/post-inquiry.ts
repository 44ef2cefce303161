import type { ApiError, InquiryBody } from '../../../contract.ts'
import { api } from '../../../routes.ts'

/** What became of an inquiry on its way to the server. */
export type Outcome =
  | { kind: 'stored' }
  /** No answer: it may have arrived all the same, so the next attempt has the same key. */
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string; fields: Record<string, string> }

/** On a slow line a few kilobytes may take this long; after it nothing will come. */
const PATIENCE_MS = 30_000

export async function postInquiry(inquiry: InquiryBody): Promise<Outcome> {
  try {
    const answer = await fetch(api.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.ok) return { kind: 'stored' }
    return refusal(answer.status, (await answer.text()) || answer.statusText)
  } catch {
    return { kind: 'unreachable' }
  }
}

/** The status, a colon and what the answer says; of our own answers the sentence in them. */
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
