import type { Page } from '../../../contract.ts'
import { SERVICES, type Service } from '../../../inquiry/rules.ts'
import { loadPage, pageLeft } from '../../../page-loader.ts'
import { routes } from '../../../routes.ts'
import { type Entry, entriesFromText, hasEntry } from '../../../shortlist/entries.ts'
import { entriesNow } from '../../../shortlist/store.ts'

/** What a visitor came with: from an item, a service's page, or the shortlist. */
export interface Arrival {
  subject: string
  service: Service | ''
  items: Entry[]
  /** The page that it is about. */
  page: string
}

const AREAS: readonly [path: string, service: Service][] = [
  [routes.prefab, 'container'],
  [routes.interiors, 'interior'],
  [routes.furniture, 'furniture'],
]
const AUTOMATIC = 'Quote for '

/** By the address: `?items=`, `?service=` or `?shortlist=own`; else by the page before this one. */
export async function arrivalBy(search: string): Promise<Arrival> {
  const query = new URLSearchParams(search)
  const items = query.has('shortlist')
    ? [...entriesNow()]
    : entriesFromText(query.get('items') ?? '').map(withOwnNote)
  if (items.length > 0) {
    const [page = '', ...others] = new Set(items.map(item => item.page))
    const service = serviceOf(page)
    return { subject: subjectOf(items), items, page: others.length > 0 ? '' : page, service }
  }
  const service = SERVICES.find(([value]) => value === query.get('service'))
  if (service) return { subject: AUTOMATIC + service[1], service: service[0], items, page: '' }
  const page = await pageBefore()
  const isService = page && /^\/(services|engineering-services)\b/.test(page.path)
  if (!isService) return { subject: '', service: '', items, page: '' }
  return { subject: AUTOMATIC + page.name, service: serviceOf(page.path), items, page: page.path }
}

export const subjectOf = (items: readonly Entry[]): string =>
  items.length === 1 ? `${AUTOMATIC}${items[0]?.code}` : `${AUTOMATIC}${items.length} items`

/** Whether nobody but this module wrote a subject. */
export const isAutomatic = (subject: string): boolean =>
  subject === '' || subject.startsWith(AUTOMATIC)

/** The items chosen before, and those that a visitor came with now, with their newer numbers. */
export const joined = (before: readonly Entry[], now: readonly Entry[]): Entry[] => [
  ...before.filter(({ page, code }) => !hasEntry(now, page, code)),
  ...now,
]

/** Where the visitor comes from on this site, in place or by a link that opened a new tab. */
async function pageBefore(): Promise<Page | undefined> {
  const { referrer } = document
  if (pageLeft() || !referrer.startsWith(`${location.origin}/`)) return pageLeft()?.page
  const data = await loadPage(new URL(referrer).pathname).catch(() => undefined)
  return data?.page
}

function serviceOf(path: string): Service | '' {
  return AREAS.find(([area]) => path === area || path.startsWith(`${area}/`))?.[1] ?? ''
}

/** A link carries no notes; those of the same item on the visitor's own list go with it. */
function withOwnNote(item: Entry): Entry {
  const own = entriesNow().find(({ page, code }) => page === item.page && code === item.code)
  return { ...item, note: own?.note ?? '' }
}
