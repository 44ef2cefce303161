import {
  type Arrival,
  arrivalBy,
  arrivalFrom,
  arrivalWith,
  isAutomatic,
  isAutomaticService,
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
  if (kept.attempt?.isWaiting || isTakenIn()) return kept
  const { values, items: before, page: pageBefore } = withoutArrival(kept)
  const { subject, service, items, page } = await arrival(search)
  const all = joined(before, items)
  const automatic = items.length > 0 || subject === '' ? subjectOf(all) : subject
  return {
    values: { subject: automatic, serviceInterest: service, ...values },
    items: all,
    page: page || pageBefore,
  }
}

const TAKEN_IN = { isArrivalTakenIn: true }

/** Whether the form is back where the visitor left it: after a reload, or by back or forward. */
const isTakenIn = () =>
  (history.state as Partial<typeof TAKEN_IN> | null)?.isArrivalTakenIn === true

/** The address has said what it had to: a reload must not add again what was removed since. */
export function takenIn(): void {
  if (keptInquiry().attempt?.isWaiting || isTakenIn()) return
  history.replaceState({ ...history.state, ...TAKEN_IN }, '', routes.contact)
}

/**
 * What was kept without what only an earlier arrival put in. Items stay with a message, which may be
 * about them.
 */
function withoutArrival(kept: KeptInquiry): KeptInquiry {
  const { subject = '', serviceInterest = '', ...values } = kept.values
  const isOurs = isAutomaticService(serviceInterest, subject, kept.page)
  return {
    values: {
      ...values,
      ...(!isAutomatic(subject) && { subject }),
      ...(!isOurs && { serviceInterest }),
    },
    items: values.message ? kept.items : [],
    page: values.message ? kept.page : '',
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
