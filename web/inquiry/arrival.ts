import { routes } from '../routes.ts'
import { type Entry, entriesFromText } from '../shortlist/entries.ts'
import { SERVICES, type Service } from './rules.ts'

/** What a visitor comes to the contact form with. */
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
const NOTHING: Arrival = { subject: '', service: '', items: [], page: '' }

/** From an address of the form: `?items=` as routes.contactAbout writes it, or `?service=`. */
export function arrivalBy(search: string): Arrival {
  const query = new URLSearchParams(search)
  const items = entriesFromText(query.get('items') ?? '')
  if (items.length > 0) return arrivalWith(items)
  const service = SERVICES.find(([value]) => value === query.get('service'))
  return service ? { ...NOTHING, subject: AUTOMATIC + service[1], service: service[0] } : NOTHING
}

/** With items that were chosen; about a page where all of them are on one. */
export function arrivalWith(items: Entry[]): Arrival {
  const [page = '', ...others] = new Set(items.map(item => item.page))
  return {
    subject: subjectOf(items),
    service: serviceOf(page),
    items,
    page: others.length > 0 ? '' : page,
  }
}

/** From the page of a service; other pages say nothing about what a visitor wants. */
export function arrivalFrom({ path, name }: { path: string; name: string }): Arrival {
  const isService = /^\/(services|engineering-services)\b/.test(path)
  if (!isService) return NOTHING
  return { ...NOTHING, subject: AUTOMATIC + name, service: serviceOf(path), page: path }
}

export function subjectOf(items: readonly Entry[]): string {
  if (items.length === 0) return ''
  return `${AUTOMATIC}${items.length === 1 ? items[0]?.code : `${items.length} items`}`
}

/** Whether a subject was written by this module alone. */
export const isAutomatic = (subject: string): boolean =>
  subject === '' || subject.startsWith(AUTOMATIC)

/** Whether a service was put in by this module, with that subject or for that page. */
export function isAutomaticService(service: string, subject: string, page: string): boolean {
  const label = SERVICES.find(([value]) => value === service)?.[1]
  return service === '' || service === serviceOf(page) || subject === AUTOMATIC + label
}

const serviceOf = (path: string): Service | '' =>
  AREAS.find(([area]) => path === area || path.startsWith(`${area}/`))?.[1] ?? ''
