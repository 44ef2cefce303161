import type { InquiryStatus } from '../../../web/contract.ts'
import type { Service } from '../../../web/inquiry/rules.ts'
import type { InquiryNote } from './row.ts'

/** Which inquiries; what is left out does not narrow them. */
export interface InquiryChoice {
  status?: InquiryStatus | undefined
  service?: Service | undefined
  /** Milliseconds since 1970: the first moment that is in, and the first that is out. */
  from?: number | undefined
  before?: number | undefined
  /** Words that must all occur, in any case. */
  text?: string | undefined
}

export const isChosen = (note: InquiryNote, { status, service, from, before }: InquiryChoice) =>
  !note.isDeleted &&
  (status === undefined || note.status === status) &&
  (service === undefined || note.service === service) &&
  (from === undefined || note.at >= from) &&
  (before === undefined || note.at < before)

export const wordsOf = ({ text = '' }: InquiryChoice): string[] =>
  text.toLowerCase().split(/\s+/).filter(Boolean)
