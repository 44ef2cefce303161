import {
  type Arrival,
  arrivalBy,
  arrivalFrom,
  arrivalWith,
  isAutomatic,
  subjectOf,
} from '../../../inquiry/arrival.ts'
import { loadPage, pageLeft } from '../../../page-loader.ts'
import { routes } from '../../../routes.ts'
import { type Entry, hasEntry } from '../../../shortlist/entries.ts'
import { entriesNow } from '../../../shortlist/store.ts'
import { type KeptInquiry, keptInquiry } from './kept-inquiry.ts'

/** What the form begins with: what this browser kept, and what the visitor comes with now. */
export async function beginning(search: string): Promise<KeptInquiry> {
  const kept = keptInquiry()
  // What waits for a connection is finished: nothing is added to it.
  if (kept.attempt?.isWaiting) return kept
  const { subject, service, items, page } = await arrival(search)
  const all = joined(kept.items, items)
  const isOurs = subject !== '' && isAutomatic(kept.values.subject ?? '')
  return {
    values: {
      ...kept.values,
      ...(isOurs && { subject: all.length > 0 ? subjectOf(all) : subject }),
      ...(!kept.values.serviceInterest && { serviceInterest: service }),
    },
    items: all,
    page: page || kept.page,
  }
}

/** The address has said what it had to: a reload must not add again what was removed since. */
export function takenIn(search: string): void {
  const isDone = !keptInquiry().attempt?.isWaiting
  if (isDone && /[?&](items|service|shortlist|sent)=/.test(search)) {
    history.replaceState(history.state, '', routes.contact)
  }
}

/** By the address, else by the page before this one. */
async function arrival(search: string): Promise<Arrival> {
  const own = entriesNow()
  if (/[?&]shortlist=/.test(search) && own.length > 0) return arrivalWith([...own])
  const byAddress = arrivalBy(search)
  if (byAddress.subject) return { ...byAddress, items: byAddress.items.map(withOwnNote) }
  return arrivalFrom((await pageBefore()) ?? { path: '', name: '' })
}

/** Where the visitor comes from on this site, in place or by a link that opened a new tab. */
async function pageBefore() {
  const { referrer } = document
  if (pageLeft() || !referrer.startsWith(`${location.origin}/`)) return pageLeft()?.page
  const data = await loadPage(new URL(referrer).pathname).catch(() => undefined)
  return data?.page
}

/** The items chosen before, and those that a visitor comes with now, with their newer numbers. */
const joined = (before: readonly Entry[], now: readonly Entry[]): Entry[] => [
  ...before.filter(({ page, code }) => !hasEntry(now, page, code)),
  ...now,
]

/** A link carries no notes; those of the same item on the visitor's own list go with it. */
function withOwnNote(item: Entry): Entry {
  const own = entriesNow().find(({ page, code }) => page === item.page && code === item.code)
  return own ? { ...item, note: own.note } : item
}
