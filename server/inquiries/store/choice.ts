import type { InquiryStatus } from '../../../web/contract.ts'
import type { Service } from '../../../web/inquiry/rules.ts'
import type { InquiryNote } from './row.ts'
import { searchWords } from './search-words.ts'

/** A filter of inquiries; missing fields do not filter. */
export interface InquiryChoice {
  /** Without one all but spam. */
  status?: InquiryStatus | undefined
  service?: Service | undefined
  /** Milliseconds since 1970: `from` is included, `before` excluded. */
  from?: number | undefined
  before?: number | undefined
  /** Words that must all occur, whatever their case and accents, or a telephone number. */
  text?: string | undefined
}

export const isChosen = (note: InquiryNote, { status, service, from, before }: InquiryChoice) =>
  !note.isDeleted &&
  (status === undefined ? note.status !== 'spam' : note.status === status) &&
  (service === undefined || note.service === service) &&
  (from === undefined || note.at >= from) &&
  (before === undefined || note.at < before)

export const wordsOf = ({ text = '' }: InquiryChoice): string[] => searchWords(text)
