import { day } from '../../../base/units.ts'
import type { QuoteMail, QuoteRow, QuoteState } from '../contract.ts'

/** In the order of the filters. */
export const STATES: readonly (readonly [QuoteState, string])[] = [
  ['draft', 'Draft'],
  ['sent', 'Sent'],
  ['undelivered', 'Not delivered'],
  ['changed', 'Changed since'],
  ['accepted', 'Accepted'],
  ['void', 'Void'],
]

const names = new Map(STATES)

export const stateName = (state: QuoteState): string => names.get(state) ?? state

/** How a mail went, in a sentence. */
export function mailWords({ state, reason }: QuoteMail): string {
  const why = reason ? `: ${reason}` : '.'
  const because = reason ? ` ${reason.replace(/\.$/, '')}.` : ''
  const words: Record<QuoteMail['state'], string> = {
    waiting: `The e-mail waits to be sent${why}`,
    sending: 'The e-mail is being sent.',
    sent: 'The e-mail was sent.',
    refused: `The e-mail was refused${why}`,
    perhaps: `The e-mail was perhaps sent.${because} Ask the customer before you send it again.`,
  }
  return words[state]
}

/** Whether a person has to do something about a mail. */
export const isMailLost = (state: QuoteMail['state'] | undefined): boolean =>
  state === 'refused' || state === 'perhaps'

/** What waits for whom, and for how long: `waits for the customer, 3 days`; '' where nothing does. */
export function waitingWords(row: QuoteRow, now: number): string {
  const { state, sent, accepted } = row
  // The customer has read what was sent before.
  if (state === 'changed' && accepted) return `accepted by ${accepted.name} as it was sent`
  if (sent?.mail === 'refused') return 'the e-mail did not arrive'
  if (sent?.mail === 'perhaps') return 'the e-mail was perhaps not sent'
  if (state === 'draft' || state === 'changed') return `waits for you${since(row.changedAt, now)}`
  return state === 'sent' && sent ? `waits for the customer${since(sent.at, now)}` : ''
}

function since(at: string, now: number): string {
  const days = Math.floor((now - Date.parse(at)) / day)
  if (days < 1) return ''
  return days === 1 ? ', one day' : `, ${days} days`
}
