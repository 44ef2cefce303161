import type { InquiryCounts, MailState } from '../../../../web/base/contract.ts'
import { addTo, type Sums } from '../../../../web/base/money/amount-text.ts'
import type { InquiryStage } from '../../../../web/features/inquiries/stages.ts'
import type { IndexedInquiry } from './row.ts'

/** Counts inquiries of each kind, from memory. */
export const inquiryCounts = (indexedRows: () => { id: string; indexed: IndexedInquiry }[]) => ({
  /** Counts by the status of earlier releases; without `spam` where it is 0. */
  counts(): InquiryCounts {
    const counts = { new: 0, read: 0, archived: 0, spam: 0 }
    for (const { indexed } of indexedRows()) counts[indexed.status] += 1
    const { spam, ...rest } = counts
    return spam > 0 ? counts : rest
  },

  /** The services that visitors chose, each once. */
  services: (): string[] => [
    ...new Set(indexedRows().flatMap(({ indexed }) => indexed.service || [])),
  ],

  stageCounts(): Record<InquiryStage, number> {
    const counts = { new: 0, answered: 0, quoted: 0, accepted: 0, lost: 0, done: 0, spam: 0 }
    for (const { indexed } of indexedRows()) counts[indexed.stage] += 1
    return counts
  },

  /** Amounts of single inquiries, by their ids, added up by stage. */
  stageSums(amounts: ReadonlyMap<string, Sums>): Record<InquiryStage, Sums> {
    const noSums: Sums = {}
    const sums = { new: noSums, answered: noSums, quoted: noSums, accepted: noSums, lost: noSums }
    const all: Record<InquiryStage, Sums> = { ...sums, done: noSums, spam: noSums }
    for (const { id, indexed } of indexedRows()) {
      for (const [currency, amount] of Object.entries(amounts.get(id) ?? noSums)) {
        all[indexed.stage] = addTo(all[indexed.stage], currency, amount)
      }
    }
    return all
  },

  /** Counts those that wait for the company, and since when the first does (ISO 8601 in UTC). */
  waitingForUs(): { waiting: number; waitingSince: string | null } {
    const since = indexedRows()
      .filter(({ indexed }) => indexed.waitsFor === 'us')
      .map(({ indexed }) => indexed.waitsSince)
    const first = since.reduce(
      (earliest, time) => Math.min(earliest, time),
      Number.POSITIVE_INFINITY,
    )
    const waitingSince = since.length > 0 ? new Date(first).toISOString() : null
    return { waiting: since.length, waitingSince }
  },

  mailCounts(): Record<MailState, number> {
    const counts = { none: 0, queued: 0, sent: 0, failed: 0 }
    for (const { indexed } of indexedRows()) counts[indexed.mail] += 1
    return counts
  },
})
