import type { ListedPage } from '../../contract.ts'
import { momentWords } from '../schedule/zoned-time.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/**
 * Where a page is between its author and the visitors: `3 unpublished`, `Published 24 Nov by joan`,
 * `Scheduled for Mon 30 Nov 08:00`.
 */
export function stateWords(page: ListedPage, timeZone: string): string {
  const { state, unpublished, changedAt, changedBy, schedule, hidden } = page
  if (schedule?.failed) return 'Not published as planned'
  if (schedule) return `Scheduled for ${momentWords(new Date(schedule.at), timeZone)}`
  if (hidden) return `Hidden ${day.format(new Date(hidden.at))} by ${hidden.by}`
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

/** `Goes down on Fri 4 Dec 18:00`; undefined where it stays. */
export function goesDownWords({ goesDown }: ListedPage, timeZone: string): string | undefined {
  if (!goesDown) return undefined
  if (goesDown.failed) return 'Not hidden as planned'
  return `Goes down on ${momentWords(new Date(goesDown.at), timeZone)}`
}
