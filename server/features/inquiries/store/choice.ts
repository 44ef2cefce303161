import type { InquiryStatus, WaitsFor } from '../../../../web/base/contract.ts'
import type { InquiryStage } from '../../../../web/features/inquiries/stages.ts'
import type { IndexedInquiry } from './row.ts'
import { searchWords } from './search-words.ts'

/** A filter of inquiries; missing fields do not filter. */
export interface InquiryChoice {
  /** All but spam are chosen without a stage and a status. */
  stage?: InquiryStage | undefined
  status?: InquiryStatus | undefined
  /** A username; '' for those without an assignee. */
  assignee?: string | undefined
  waits?: WaitsFor | undefined
  service?: string | undefined
  /** Milliseconds since 1970: `from` is included, `before` excluded. */
  from?: number | undefined
  before?: number | undefined
  /** Words that must all occur, ignoring case and accents, or a telephone number. */
  text?: string | undefined
  /** The order of the pages; `newest` by default. */
  order?: 'newest' | 'waiting' | undefined
}

export function isChosen(indexed: IndexedInquiry, choice: InquiryChoice): boolean {
  const { stage, status, assignee, waits, service, from, before } = choice
  const isAsked = stage !== undefined || status !== undefined
  return (
    !indexed.isDeleted &&
    (isAsked || indexed.stage !== 'spam') &&
    (stage === undefined || indexed.stage === stage) &&
    (status === undefined || indexed.status === status) &&
    (assignee === undefined || indexed.assignee === assignee) &&
    (waits === undefined || indexed.waitsFor === waits) &&
    (service === undefined || indexed.service === service) &&
    (from === undefined || indexed.at >= from) &&
    (before === undefined || indexed.at < before)
  )
}

export const wordsOf = ({ text = '' }: InquiryChoice): string[] => searchWords(text)
