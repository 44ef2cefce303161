import type { Letterhead, QuoteContent, Totals } from '../contract.ts'

/** All that the customer's page of a quote shows. */
export interface QuotePageData {
  /** `/quotes/SECRET`. */
  path: string
  number: string
  /** The edition that is shown. */
  edition: number
  version: number
  content: QuoteContent
  totals: Totals
  letterhead: Letterhead
  /** When each edition was sent, as 2026-12-31, the first at 1. */
  days: readonly string[]
  /** URLs of pictures by slot; a line whose slot is missing has none. */
  pictures: Readonly<Record<string, string>>
  /** Of the edition that is shown. */
  accepted?: { name: string; day: string } | undefined
  /** Whether the newest edition can be accepted. */
  isValid: boolean
  /** Whether no address is known to which an answer could go. */
  asksEmail: boolean
  /** What the customer has just done, or what was wrong with it. */
  outcome: Outcome
}

export interface Outcome {
  /** `newer`: they accepted an edition that is not the newest; `asked`: their question has arrived. */
  notice?: 'newer' | 'asked' | 'over' | undefined
  /** Values and faults of the forms, by the name of the field. */
  values?: Readonly<Record<string, string>>
  faults?: Readonly<Record<string, string>>
  /** Which form they are of. */
  form?: 'accept' | 'ask'
}
