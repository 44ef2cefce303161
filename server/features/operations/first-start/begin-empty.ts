import { emptyTexts } from '../../../starters/empty/texts.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { SiteTextStore } from '../../company/site-texts/store.ts'
import { asDelivered } from '../../pages/copy-starter.ts'
import type { MenuOrder } from '../../pages/menu/store.ts'
import type { PageOrderStore } from '../../pages/page-order.ts'
import type { Starter } from '../../pages/starter.ts'
import type { PageStore } from '../../pages/store.ts'
import { idOf, type StoredPage } from '../../pages/stored-page.ts'
import type { ProductStore } from '../../products/store.ts'
import type { FirstStartStore } from './store.ts'

export interface BeginEmptyOptions {
  stores: {
    firstStart: FirstStartStore
    pages: PageStore
    pageOrder: PageOrderStore
    products: Pick<ProductStore, 'empty'>
    siteTexts: Pick<SiteTextStore, 'value' | 'change'>
    menu: Pick<MenuOrder, 'value' | 'change'>
    contactDetails: ContactDetailsStore
  }
  starter: Starter
}

/**
 * Makes the site the empty one that `first-start.json` says is beginning; nothing where it says
 * none. Each step is idempotent, so that a start completes it after a crash.
 */
export async function beginEmpty({ stores, starter }: BeginEmptyOptions): Promise<void> {
  const { firstStart, pages, pageOrder, products, siteTexts, menu, contactDetails } = stores
  const { beginning } = firstStart.value
  if (!beginning) return
  const { details, isGiven, currency, by } = beginning
  const deletedAt = new Date().toISOString()
  const sources = await starter.sources()
  const ids = starter.pages.map(({ path }) => idOf(path))
  const delivered = starter.pages
    .map(page => asDelivered(page, sources, starter))
    .filter(page => page !== undefined)
  await Promise.all(delivered.map(page => pages.change(page, draft => replacePage(draft, page))))
  const formerPages = pages.all.filter(({ id, deleted }) => !ids.includes(id) && !deleted)
  await Promise.all(
    formerPages.map(page => pages.change(page, draft => remove(draft, { by, at: deletedAt }))),
  )
  await pageOrder.begin(starter.name, ids)
  await products.empty(currency)
  await siteTexts.change(siteTexts.value.version, emptyTexts)
  await menu.change(menu.value.version, [])
  await contactDetails.change(draft => {
    Object.assign(draft, details, { updatedAt: isGiven ? deletedAt : null })
  })
  await firstStart.end(isGiven ? deletedAt : null)
}

/** A page of the example at the same address becomes this one, in a later version. */
function replacePage(draft: StoredPage, delivered: StoredPage): void {
  const version = draft.version + (draft.deliveredAs?.starter === 'empty' ? 0 : 1)
  for (const name of Object.keys(draft)) delete (draft as Partial<StoredPage>)[name as 'id']
  Object.assign(draft, delivered, { version })
}

function remove(draft: StoredPage, deleted: { by: string; at: string }): void {
  draft.deleted = deleted
  for (const name of ['draft', 'hidden', 'publishAt', 'hideAt'] as const) delete draft[name]
}
