import type { ListedPage } from '../../../page-editing/contract.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** Where a page is between its author and the visitors: `3 unpublished`, `Published 24 Nov by joan`. */
export function stateWords({ state, unpublished, changedAt, changedBy }: ListedPage): string {
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
