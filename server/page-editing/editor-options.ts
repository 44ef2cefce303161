import type { KeyedPage } from '../../web/page-editing/contract.ts'
import type { SiteContent } from '../content/site-content.ts'
import { badRequest, notFound } from '../errors.ts'
import type { Log } from '../log.ts'
import type { InTurn } from '../serial-queue.ts'
import type { SlotDetailsStore } from '../slot-details/store.ts'
import type { EditedSite } from './edited-site.ts'
import type { Redirects } from './redirects/store.ts'
import type { ShippedSources } from './shipped-sources.ts'
import type { PageStore } from './store.ts'
import { type StoredPage, untouchedPage } from './stored-page.ts'
import { withTextsTakenIn } from './taken-in.ts'
import type { PageVersions } from './versions.ts'

export interface PageEditorOptions {
  store: PageStore
  site: EditedSite
  /** The content of the release. */
  shipped: Pick<SiteContent, 'value'>
  sources: ShippedSources
  versions: PageVersions
  redirects: Redirects
  slotDetails: Pick<SlotDetailsStore, 'value' | 'endTexts'>
  log: Log
  /** For what changes pages. */
  inTurn: InTurn
  /** Which build checks pages that are published. */
  build: string
}

/** A page as an editor finds it. */
export interface FoundPage {
  stored: Readonly<StoredPage>
  /** As the release ships it; a page of the owner's own as it began. */
  origin: KeyedPage
  /** What visitors see: what was published or the origin, with the details of its pictures. */
  published: KeyedPage
  /** The draft, or what is published. */
  edited: KeyedPage
}

/**
 * @param path its address, or an alias of it
 * @throws AppError 404 where no page has this path
 */
export async function findPage(path: unknown, options: PageEditorOptions): Promise<FoundPage> {
  if (typeof path !== 'string') throw badRequest('Name one page: ?path=/about')
  const address = options.site.content.value.byPath.get(path)?.path ?? path
  const stored = storedAt(address, options)
  const origin = stored?.origin ?? (await options.sources()).get(stored?.shipped ?? '')
  if (!stored || !origin) throw notFound(missing(address, options.store))
  return { stored, origin, ...statesOf(stored, origin, options) }
}

/** What visitors see of a page, and what its editor does. */
export function statesOf(
  { draft, published }: Readonly<StoredPage>,
  origin: KeyedPage,
  { slotDetails }: Pick<PageEditorOptions, 'slotDetails'>,
): Pick<FoundPage, 'published' | 'edited'> {
  const shown = withTextsTakenIn(published ?? origin, slotDetails.value)
  const { source, keys } = draft ?? shown
  return { published: shown, edited: { source, keys } }
}

/** Of a page without a stored draft or publication: as it would be stored. */
function storedAt(address: string, { store, shipped }: PageEditorOptions) {
  const known = store.all.find(page => page.address === address && !page.deleted)
  if (known) return known
  const page = shipped.value.byPath.get(address)
  if (!page) return undefined
  const untouched = untouchedPage(page)
  // By its former address, or the shipped one that is shown in its place.
  return store.get(untouched.id) ?? untouched
}

function missing(address: string, { all }: PageStore): string {
  const { deleted } = all.findLast(page => page.address === address && page.deleted) ?? {}
  if (!deleted) return 'There is no page at this path'
  return `${deleted.by} has deleted this page. It is in the bin for 30 days.`
}

/** Another page that is at an address, or will be there once it is published. */
export const otherAt = (
  address: string,
  { id }: Pick<StoredPage, 'id'>,
  { all }: Pick<PageStore, 'all'>,
): Readonly<StoredPage> | undefined =>
  all.find(page => page.address === address && page.id !== id && !page.deleted)
