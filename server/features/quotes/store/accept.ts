import { AppError, conflict } from '../../../base/errors.ts'
import { addReport } from './reports.ts'
import type { StoredQuote } from './stored-quote.ts'

export interface Accepting {
  /** As the customer typed it. */
  name: string
  /** Of the edition that they have read. */
  version: number
  /** Whether the owner is told of it by mail. */
  isReported?: boolean
}

/** @returns whether it was not accepted before */
export function accept(
  draft: StoredQuote,
  { name, version, isReported }: Accepting,
  at: string,
): boolean {
  if (draft.voided) throw new AppError(410, 'gone', 'This quote is not valid any more')
  const last = draft.editions.at(-1)
  if (last?.version !== version) throw conflict('There is a newer version of this quote')
  if (draft.acceptances.at(-1)?.edition === last.edition) return false
  const { edition } = last
  draft.acceptances.push({ name, edition, version, at })
  if (isReported) addReport(draft, { about: 'accepted', text: name, edition }, at)
  return true
}
