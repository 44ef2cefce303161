import type { InquiryStatus } from '../../../web/contract.ts'
import type { Service } from '../../../web/inquiry/rules.ts'
import type { IndexedInquiry } from './row.ts'
import { searchWords } from './search-words.ts'

/** A filter of inquiries; missing fields do not filter. */
export interface InquiryChoice {
  /** Without one all but spam. */
  status?: InquiryStatus | undefined
  service?: Service | undefined
  /** Milliseconds since 1970: `from` is included, `before` excluded. */
  from?: number | undefined
  before?: number | undefined
  /** Words that must all occur, ignoring case and accents, or a telephone number. */
  text?: string | undefined
}

export const isChosen = (
  indexed: IndexedInquiry,
  { status, service, from, before }: InquiryChoice,
) =>
  !indexed.isDeleted &&
  (status === undefined ? indexed.status !== 'spam' : indexed.status === status) &&
  (service === undefined || indexed.service === service) &&
  (from === undefined || indexed.at >= from) &&
  (before === undefined || indexed.at < before)

export const wordsOf = ({ text = '' }: InquiryChoice): string[] => searchWords(text)
