import { routes } from '../../../routes.ts'
import { arrivalBy, isAutomatic, joined, subjectOf } from './arrival.ts'
import { type KeptInquiry, keptInquiry } from './kept-inquiry.ts'

/** What the form begins with: what this browser kept, and what the visitor comes with now. */
export async function beginning(search: string): Promise<KeptInquiry> {
  const kept = keptInquiry()
  // What waits for a connection is finished: nothing is added to it.
  if (kept.attempt?.isWaiting) return kept
  const { subject, service, items, page } = await arrivalBy(search)
  const all = joined(kept.items, items)
  const hasSubject = !subject || !isAutomatic(kept.values.subject ?? '')
  return {
    values: {
      ...kept.values,
      ...(!hasSubject && { subject: all.length > 0 ? subjectOf(all) : subject }),
      ...(!kept.values.serviceInterest && { serviceInterest: service }),
    },
    items: all,
    page: page || kept.page,
  }
}

/** The address has said what it had to: a reload must not add again what was removed since. */
export function takenIn(search: string): void {
  const names = ['items', 'service', 'shortlist']
  const isDone = !keptInquiry().attempt?.isWaiting
  if (isDone && names.some(name => new URLSearchParams(search).has(name))) {
    history.replaceState(history.state, '', routes.contact)
  }
}
