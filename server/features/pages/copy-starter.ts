import type { KeyedPage } from '../../../web/features/pages/contract.ts'
import type { Log } from '../../base/log.ts'
import { StartError } from '../../base/start-error.ts'
import type { UnlistedPage } from '../products/listed-page.ts'
import { deliveredDrawings } from './known-drawings.ts'
import type { PageOrderStore } from './page-order.ts'
import { deliveredAs, type Starter } from './starter.ts'
import { type PageStore, pagesFormat } from './store.ts'
import { idOf, type StoredPage } from './stored-page.ts'

/**
 * Stores the pages of the starter at the first start of a site, and at the first one of this release
 * over the data of one that stored edited pages alone: those stay as they are. The order of pages is
 * written last, so a start that was interrupted begins again and finds the same. Later a page whose
 * file was lost is stored once more as it was delivered.
 */
export async function copyStarter(
  store: PageStore,
  pageOrder: Pick<PageOrderStore, 'value' | 'begin'>,
  starter: Starter,
  log: Log,
): Promise<void> {
  await noteDelivered(store, starter, log)
  const { starter: copied, order } = pageOrder.value
  const lost = new Set(order.filter(id => !store.get(id)))
  if (copied !== null && lost.size === 0) return
  const delivered = deliveredPages(store.all, starter, await starter.sources())
  const missing = delivered.filter(({ id }) => copied === null || lost.has(id))
  const writes = missing.map(page =>
    store.change(page, draft => {
      draft.published ??= page.published
      draft.deliveredAs ??= page.deliveredAs
      draft.delivered ??= page.delivered
    }),
  )
  await Promise.all(writes).catch(({ message }: Error) => {
    throw new StartError(`The pages of the site could not be stored: ${message}`)
  })
  if (copied !== null) return log.warn({ pages: [...lost] }, 'lost pages stored as delivered')
  const ids = starter.pages.map(({ path }) => idOf(path))
  await pageOrder.begin(
    starter.name,
    ids.filter(id => store.get(id)?.shipped !== undefined),
  )
}

/**
 * Stores with each page of the starter what it was delivered with, where an earlier release has stored the
 * page; where that fails, the next start does it.
 */
async function noteDelivered(store: PageStore, starter: Starter, log: Log): Promise<void> {
  for (const { id, shipped } of store.all.filter(page => page.shipped && !page.delivered)) {
    const page = starter.pages.find(({ path }) => path === shipped)
    const stored = store.get(id)
    if (!page || !stored) continue
    await store
      .change(stored, draft => {
        draft.delivered ??= deliveredDrawings(page)
      })
      .catch(err => log.warn({ err, path: shipped }, 'places of a page not stored'))
  }
}

/** The pages of a starter that visitors of a site do not see yet, as they are stored. */
export function deliveredPages(
  stored: readonly Readonly<StoredPage>[],
  starter: Starter,
  sources: ReadonlyMap<string, KeyedPage>,
): StoredPage[] {
  const byId = new Map(stored.map(page => [page.id, page]))
  const ownAddresses = new Set(
    stored.flatMap(page => (page.shipped === undefined && !page.deleted ? page.address : [])),
  )
  return starter.pages.flatMap((page): StoredPage[] => {
    const { path } = page
    const id = idOf(path)
    const before = byId.get(id)
    const isOwn = before !== undefined && before.shipped === undefined
    if (before?.published || isOwn || ownAddresses.has(path)) return []
    const stored = asDelivered(page, sources, starter, before)
    return stored ? [stored] : []
  })
}

/**
 * A page of a starter as it is stored for visitors; undefined where the starter has no source of it.
 * @param before what is stored of it, without anything that visitors see
 */
export function asDelivered(
  page: UnlistedPage,
  sources: ReadonlyMap<string, KeyedPage>,
  starter: Pick<Starter, 'name'>,
  before?: Readonly<StoredPage>,
): StoredPage | undefined {
  const { path } = page
  const delivered = sources.get(path)
  if (!delivered) return undefined
  const bare = { id: idOf(path), shipped: path, address: path, version: 0, former: [], lastSlot: 0 }
  const at = new Date().toISOString()
  const { version: format } = pagesFormat
  return {
    ...(before ?? bare),
    published: { ...delivered, by: '', at, checked: page, format },
    deliveredAs: deliveredAs(starter, delivered.source),
    delivered: deliveredDrawings(page),
  }
}
