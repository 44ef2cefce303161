import type { InquiryBody } from '../../../base/contract.ts'
import { THANKS } from '../../../features/inquiries/rules.ts'
import type { Delivery } from '../form-state.ts'
import {
  type Attempt,
  deleteDraft,
  type InquiryDraft,
  readDraft,
  storeDraft,
} from './inquiry-draft.ts'
import { postInquiry } from './post-inquiry.ts'
import { toast } from './toast.ts'

const RETRY_MS = 15_000
/** The server rejects faster submissions as automated: an earlier one is delayed. */
const LEAST_MS = 2000
const FAILURE = 'Error Sending Message'
const NO_CONNECTION =
  'There is no connection. Your message is kept and will be sent when you are online again.'

let delivery: Delivery = { phase: 'open' }
let timer: ReturnType<typeof setTimeout> | undefined
let notify: (delivery: Delivery) => void = () => undefined

/**
 * Calls `listener` at each change; undefined while no form is shown. The outbox outlives the form:
 * a waiting message is sent from whichever page is open.
 */
export function watchOutbox(listener: ((delivery: Delivery) => void) | undefined): void {
  notify = listener ?? (() => undefined)
}

export const deliveryNow = (): Delivery => delivery

/** Sends an inquiry; an unchanged one is sent again under its previous key. */
export async function send(inquiry: Omit<InquiryDraft, 'attempt'>, openFor: number): Promise<void> {
  const { attempt: last, ...before } = readDraft()
  const isSame = JSON.stringify(before) === JSON.stringify(inquiry)
  const key = (isSame && last?.key) || newKey()
  const attempt = { key, openFor: Math.max(openFor, LEAST_MS), isWaiting: true }
  storeDraft({ ...inquiry, attempt })
  set({ phase: 'sending' })
  await new Promise(resolve => setTimeout(resolve, LEAST_MS - openFor))
  await post()
  if (delivery.phase === 'waiting') toast(FAILURE, NO_CONNECTION, true)
}

/** Sends the draft if it is waiting for a connection. */
export async function deliver(): Promise<void> {
  if (!readDraft().attempt?.isWaiting || delivery.phase === 'sending') return
  set({ phase: 'sending' })
  await post()
}

async function post(): Promise<void> {
  const draft = readDraft()
  // Another tab has changed the draft since.
  if (!draft.attempt) return set({ phase: 'open' })
  clearTimeout(timer)
  const outcome = await postInquiry(bodyOf(draft, draft.attempt))
  if (outcome.kind === 'unreachable') {
    timer = setTimeout(deliver, RETRY_MS)
    window.addEventListener('online', deliver, { once: true })
    set({ phase: 'waiting' })
  } else if (outcome.kind === 'refused') {
    storeDraft({ ...draft, attempt: { ...draft.attempt, isWaiting: false } })
    set({ phase: 'refused', message: outcome.message, fields: outcome.fields })
    toast(FAILURE, outcome.message, true)
  } else {
    deleteDraft()
    set({ phase: 'stored' })
    toast('Message Sent Successfully', THANKS)
  }
}

/** Allows editing again; the next attempt gets a new key. */
export function reopen(): void {
  clearTimeout(timer)
  const { attempt: _, ...draft } = readDraft()
  storeDraft(draft)
  set({ phase: 'open' })
}

function bodyOf({ values, items, page }: InquiryDraft, attempt: Attempt): InquiryBody {
  const { name = '', email = '', message = '' } = values
  const { key, openFor } = attempt
  return { ...values, name, email, message, items, page, openFor, idempotencyKey: key }
}

/** `crypto.randomUUID` exists in secure contexts only, and a site may run on plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function set(next: Delivery): void {
  delivery = next
  notify(next)
}
