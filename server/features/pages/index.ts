import type { Log } from '../../base/log.ts'
import { createSerialQueue, type InTurn } from '../../base/serial-queue.ts'
import type { SiteTextStore } from '../company/site-texts/store.ts'
import type { ProductStore } from '../products/store.ts'
import { withCollectionStates } from './collections/collection-pages.ts'
import { copyStarter } from './copy-starter.ts'
import { type EditedSite, editedSite } from './edited-site.ts'
import type { PageEditorOptions } from './editor-options.ts'
import { endTexts } from './ended-texts.ts'
import { followStores } from './follow-stores.ts'
import type { MenuOrder } from './menu/store.ts'
import { type PageEditor, pageEditor } from './page-editor.ts'
import type { PageOrderStore } from './page-order.ts'
import { type PreviewLinks, previewLinks } from './preview-links/preview-links.ts'
import type { PreviewLinkStore } from './preview-links/store.ts'
import { recheckPages } from './recheck-pages.ts'
import type { Redirects } from './redirects/store.ts'
import { type FormerPlans, takeOverPlans } from './schedule/former-plans.ts'
import type { Starter } from './starter.ts'
import type { PageStore } from './store.ts'
import type { PageVersions } from './versions.ts'

export interface PageEditingOptions {
  /** The pages that the first start copies. */
  starter: Starter
  store: PageStore
  pageOrder: PageOrderStore
  /** Plans that an earlier release has stored beside pages. */
  formerPlans: FormerPlans
  previewLinks: PreviewLinkStore
  versions: PageVersions
  redirects: Redirects
  menu: MenuOrder
  siteTexts: SiteTextStore
  products: Pick<
    ProductStore,
    'collections' | 'currency' | 'withPlaces' | 'slotDetails' | 'onChange' | 'onListChange'
  >
  log: Log
  /** For what changes pages; with one process, one queue. */
  inTurn?: InTurn
  clock?: () => number
}

export interface PageEditing {
  site: EditedSite
  editor: PageEditor
  links: PreviewLinks
  options: PageEditorOptions
}

/** Pages that their owner edits: what the site shows of them, and what administrators change. */
export async function createPageEditing(options: PageEditingOptions): Promise<PageEditing> {
  const { starter, pageOrder, redirects, menu, siteTexts, products } = options
  const store = withCollectionStates(options.store, products)
  const { versions, log, inTurn = createSerialQueue(), clock = Date.now } = options
  const { slotDetails } = products
  await inTurn(async () => {
    await copyStarter(store, pageOrder, starter, log)
    await takeOverPlans(options.formerPlans, store)
  })
  const checks = await recheckPages(store, log)
  const orders = { pageOrder, menu, siteTexts }
  const parts = { starter, store, products, checks, ...orders }
  const site = editedSite({ ...parts, redirect: redirects.to })
  const followed = [
    redirects,
    ...Object.values(orders),
    { onChange: products.onListChange },
    products,
  ]
  followStores(site, store, followed, { checks, log })
  const editing = { store, site, starter, versions, redirects, slotDetails, log, inTurn, clock }
  for (const stored of store.all) await endTexts(editing, stored)
  const editor = pageEditor(editing)
  const links = previewLinks({ editing, store: options.previewLinks, clock })
  return { site, editor, links, options: editing }
}
