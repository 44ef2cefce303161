import { loadPage, pageLeft } from '../../../base/page-loader.ts'
import { routes } from '../../../base/routes.ts'
import {
  type Arrival,
  arrivalBy,
  arrivalFrom,
  arrivalWith,
  isAutomatic,
  isAutomaticService,
  subjectOf,
} from '../../../features/inquiries/arrival.ts'
import { type Entry, hasEntry } from '../../../features/shortlist/entries.ts'
import { entriesNow } from '../../../features/shortlist/store.ts'
import { type InquiryDraft, readDraft } from './inquiry-draft.ts'

/** Merges the stored draft with the values of the current address, or of the previous page. */
export async function initialValues(search: string): Promise<InquiryDraft> {
  const draft = readDraft()
  // A message that waits for a connection has been submitted: nothing is added to it.
  if (draft.attempt?.isWaiting || isQueryCleared()) return draft
  const { values, items: draftItems, page: pageBefore } = withoutArrival(draft)
  const { subject, service, items, page } = await arrival(search)
  const all = joined(draftItems, items)
  const automatic = items.length > 0 || subject === '' ? subjectOf(all) : subject
  return {
    values: { subject: automatic, serviceInterest: service, ...values },
    items: all,
    page: page || pageBefore,
  }
}

const QUERY_CLEARED = { isArrivalTakenIn: true }

/** True after a reload, or back or forward to this entry: its query has been applied before. */
const isQueryCleared = () =>
  (history.state as Partial<typeof QUERY_CLEARED> | null)?.isArrivalTakenIn === true

/** Removes the query once it is applied: a reload must not add items that were removed since. */
export function clearQuery(): void {
  if (readDraft().attempt?.isWaiting || isQueryCleared()) return
  history.replaceState({ ...history.state, ...QUERY_CLEARED }, '', routes.contact)
}

/**
 * The draft without values that an earlier arrival filled in. Items stay if there is a message: it
 * may be about them.
 */
function withoutArrival(draft: InquiryDraft): InquiryDraft {
  const { subject = '', serviceInterest = '', ...values } = draft.values
  const isOurs = isAutomaticService(serviceInterest, subject, draft.page)
  return {
    values: {
      ...values,
      ...(!isAutomatic(subject) && { subject }),
      ...(!isOurs && { serviceInterest }),
    },
    items: values.message ? draft.items : [],
    page: values.message ? draft.page : '',
  }
}

/** Reads the values from the address, else from the previous page. */
async function arrival(search: string): Promise<Arrival> {
  const shortlist = entriesNow()
  if (/[?&]shortlist=/.test(search) && shortlist.length > 0) return arrivalWith([...shortlist])
  const byAddress = (await arrivalAbout(search)) ?? arrivalBy(search)
  if (byAddress.subject) return { ...byAddress, items: byAddress.items.map(withOwnNote) }
  return arrivalFrom((await pageBefore()) ?? { path: '', name: '' })
}

/** Reads the plan of a unit; the module for plans is loaded where there is one. */
async function arrivalAbout(search: string): Promise<Arrival | undefined> {
  const plan = new URLSearchParams(search).get('plan')
  if (!plan) return undefined
  const { designItemFor } = await import('../../../features/shortlist/designs.ts')
  const item = designItemFor(plan)
  return item && arrivalWith([item])
}

/** The previous page of this site, also where the link opened a new tab. */
async function pageBefore() {
  const { referrer } = document
  if (pageLeft() || !referrer.startsWith(`${location.origin}/`)) return pageLeft()?.page
  const data = await loadPage(new URL(referrer).pathname).catch(() => undefined)
  return data?.page
}

/** Both lists; an item that is in both has the newer quantity. */
const joined = (earlier: readonly Entry[], added: readonly Entry[]): Entry[] => [
  ...earlier.filter(({ page, code }) => !hasEntry(added, page, code)),
  ...added,
]

/** Links carry no notes: takes the note of the same item on the visitor's shortlist. */
function withOwnNote(item: Entry): Entry {
  const listed = entriesNow().find(({ page, code }) => page === item.page && code === item.code)
  return listed ? { ...item, note: listed.note } : item
}
