import type { InquiryBody } from '../../../contract.ts'
import { THANKS } from '../../../inquiry/rules.ts'
import type { Delivery } from '../form-state.ts'
import {
  type Attempt,
  dropInquiry,
  type KeptInquiry,
  keepInquiry,
  keptInquiry,
} from './kept-inquiry.ts'
import { postInquiry } from './post-inquiry.ts'
import { toast } from './toast.ts'

const RETRY_MS = 15_000
/** Forms that are filled in faster count as sent by a bot: an earlier submit is delayed. */
const LEAST_MS = 2000
const FAILURE = 'Error Sending Message'
const NO_CONNECTION =
  'There is no connection. Your message is kept and will be sent when you are online again.'

let delivery: Delivery = { phase: 'open' }
let timer: ReturnType<typeof setTimeout> | undefined
let tell: (delivery: Delivery) => void = () => undefined

/**
 * One outbox for the whole visit: a message that waits is sent from whichever page is open by
 * then. `listener` is told of each change; undefined while no form is shown.
 */
export function watchOutbox(listener: ((delivery: Delivery) => void) | undefined): void {
  tell = listener ?? (() => undefined)
}

export const deliveryNow = (): Delivery => delivery

/** Sends an inquiry; the same words keep their key, however often they are sent. */
export async function send(inquiry: Omit<KeptInquiry, 'attempt'>, openFor: number): Promise<void> {
  const { attempt: last, ...before } = keptInquiry()
  const isSame = JSON.stringify(before) === JSON.stringify(inquiry)
  const key = (isSame && last?.key) || newKey()
  const attempt = { key, openFor: Math.max(openFor, LEAST_MS), isWaiting: true }
  keepInquiry({ ...inquiry, attempt })
  set({ phase: 'sending' })
  await new Promise(resolve => setTimeout(resolve, LEAST_MS - openFor))
  await post()
  if (delivery.phase === 'waiting') toast(FAILURE, NO_CONNECTION, true)
}

/** Sends what waits for a connection, if anything does. */
export async function deliver(): Promise<void> {
  if (!keptInquiry().attempt?.isWaiting || delivery.phase === 'sending') return
  set({ phase: 'sending' })
  await post()
}

async function post(): Promise<void> {
  const kept = keptInquiry()
  if (!kept.attempt) return
  clearTimeout(timer)
  const outcome = await postInquiry(bodyOf(kept, kept.attempt))
  if (outcome.kind === 'unreachable') {
    timer = setTimeout(deliver, RETRY_MS)
    window.addEventListener('online', deliver, { once: true })
    set({ phase: 'waiting' })
  } else if (outcome.kind === 'refused') {
    keepInquiry({ ...kept, attempt: { ...kept.attempt, isWaiting: false } })
    set({ phase: 'refused', message: outcome.message, fields: outcome.fields })
    toast(FAILURE, outcome.message, true)
  } else {
    dropInquiry()
    set({ phase: 'stored' })
    toast('Message Sent Successfully', THANKS)
  }
}

/** Back to writing: the next words are another message, with a key of their own. */
export function reopen(): void {
  clearTimeout(timer)
  const { attempt: _, ...kept } = keptInquiry()
  keepInquiry(kept)
  set({ phase: 'open' })
}

function bodyOf({ values, items, page }: KeptInquiry, attempt: Attempt): InquiryBody {
  const { name = '', email = '', message = '' } = values
  const { key, openFor } = attempt
  return { ...values, name, email, message, items, page, openFor, idempotencyKey: key }
}

/** Not by `randomUUID`, which browsers only have over HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

function set(next: Delivery): void {
  delivery = next
  tell(next)
}
