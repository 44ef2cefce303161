import type { ListedPage } from '../../../page-editing/contract.ts'
import { momentWords } from '../schedule/zoned-time.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/**
 * Where a page is between its author and the visitors: `3 unpublished`, `Published 24 Nov by joan`,
 * `Scheduled for Mon 30 Nov 08:00`.
 */
export function stateWords(page: ListedPage, timeZone: string): string {
  const { state, unpublished, changedAt, changedBy, schedule } = page
  if (schedule?.failed) return 'Not published as planned'
  if (schedule) return `Scheduled for ${momentWords(new Date(schedule.at), timeZone)}`
  if (unpublished) return `${unpublished} unpublished`
  const when = changedAt ? ` ${day.format(new Date(changedAt))}` : ''
  const who = changedBy ? ` by ${changedBy}` : ''
  const words: Record<ListedPage['state'], string> = {
    shipped: 'As shipped',
    published: `Published${when}${who}`,
    draft: 'Unpublished changes',
    scheduled: 'Scheduled',
    hidden: 'Hidden from visitors',
  }
  return words[state]
}
