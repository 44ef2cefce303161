import type { Media } from '../../../../web/base/contract.ts'
import type { Edition, Quote } from '../../../../web/features/quotes/contract.ts'
import type { Outcome, QuotePageData } from '../../../../web/features/quotes/page/page-data.ts'
import { isValid } from '../../../../web/features/quotes/validity.ts'
import { tileUrl } from '../../search/tile-url.ts'

export interface PageDataOptions {
  /** What a slot shows now. */
  mediaOf: (slot: string) => Media
  isSlot: (slot: string) => boolean
  /** The day at the company, as 2026-12-31: of an ISO 8601 time, and now. */
  dayOf: (at: string) => string
  today: () => string
}

interface Shown {
  quote: Quote
  edition: Edition
  asksEmail: boolean
  outcome?: Outcome | undefined
}

/** What the customer sees of an edition, and nothing of what only administrators see. */
export function pageDataOf(
  { quote, edition, asksEmail, outcome = {} }: Shown,
  { mediaOf, isSlot, dayOf, today }: PageDataOptions,
): QuotePageData {
  const { content, totals, letterhead, version } = edition
  const slots = content.lines.flatMap(({ slot }) => (slot && isSlot(slot) ? slot : []))
  const { accepted } = quote
  const isAccepted = accepted?.edition === edition.edition
  return {
    path: quote.url ?? '',
    number: quote.number,
    edition: edition.edition,
    version,
    content,
    totals,
    letterhead,
    days: quote.editions.map(({ at }) => dayOf(at)),
    pictures: Object.fromEntries(slots.map(slot => [slot, tileUrl(slot, mediaOf(slot))])),
    ...(isAccepted && { accepted: { name: accepted.name, day: dayOf(accepted.at) } }),
    isValid: isValid(content.validUntil, today()),
    asksEmail,
    outcome,
  }
}
