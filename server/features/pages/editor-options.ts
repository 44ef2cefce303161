import type { KeyedPage } from '../../../web/features/pages/contract.ts'
import { badRequest, notFound } from '../../base/errors.ts'
import type { Log } from '../../base/log.ts'
import type { InTurn } from '../../base/serial-queue.ts'
import type { SlotDetailsStore } from '../products/slot-details/store.ts'
import type { EditedSite } from './edited-site.ts'
import type { Redirects } from './redirects/store.ts'
import type { Starter } from './starter.ts'
import type { PageStore } from './store.ts'
import type { StoredPage } from './stored-page.ts'
import { withTextsTakenIn } from './taken-in.ts'
import type { PageVersions } from './versions.ts'

export interface PageEditorOptions {
  store: PageStore
  site: EditedSite
  /** The pages that the first start has copied. */
  starter: Starter
  versions: PageVersions
  redirects: Redirects
  slotDetails: Pick<SlotDetailsStore, 'value' | 'endTexts'>
  log: Log
  /** For what changes pages. */
  inTurn: InTurn
  /** Milliseconds since 1970, for what is planned. */
  clock: () => number
}

/** A page as an editor finds it. */
export interface FoundPage {
  stored: Readonly<StoredPage>
  /** The page as visitors see it, with the details of its pictures; before that as it began. */
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
  const stored = storedAt(address, options.store)
  const states = stored && statesOf(stored, options)
  if (!stored || !states) throw notFound(missing(address, options.store))
  return { stored, ...states }
}

/** A page as it was delivered; one of the owner's own as it began. */
export const deliveredOf = async (
  { origin, shipped }: Readonly<StoredPage>,
  { starter }: Pick<PageEditorOptions, 'starter'>,
): Promise<KeyedPage | undefined> => origin ?? (await starter.sources()).get(shipped ?? '')

/** What visitors see of a page, and what its editor does. */
export function statesOf(
  { draft, published, origin }: Readonly<StoredPage>,
  { slotDetails }: Pick<PageEditorOptions, 'slotDetails'>,
): Pick<FoundPage, 'published' | 'edited'> | undefined {
  const begun = published ?? origin
  if (!begun) return undefined
  const shown = withTextsTakenIn(begun, slotDetails.value)
  const { source, keys } = draft ?? shown
  return { published: shown, edited: { source, keys } }
}

/** A page at its address, or at the one that it was delivered with. */
function storedAt(address: string, { all }: Pick<PageStore, 'all'>) {
  const pages = all.filter(({ deleted }) => !deleted)
  return (
    pages.find(page => page.address === address) ?? pages.find(page => page.shipped === address)
  )
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
