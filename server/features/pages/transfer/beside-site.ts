import { createLog } from '../../../base/log.ts'
import { createSerialQueue } from '../../../base/serial-queue.ts'
import { loadStarters } from '../../../starters/load-starter.ts'
import { siteStarters } from '../../../starters/site-starters.ts'
import type { Stores } from '../../operations/stores/index.ts'
import { copyStarter } from '../copy-starter.ts'
import { editedSite } from '../edited-site.ts'
import { pageEditor } from '../page-editor.ts'
import { starterOfSite } from '../starter.ts'
import { type SiteTransfer, siteTransfer } from './index.ts'

/** Commands use it while no site is running; without the bin, it changes no products. */
export async function transferBesideSite(
  stores: Pick<
    Stores,
    'pages' | 'pageOrder' | 'pageVersions' | 'redirects' | 'products' | 'inTurn'
  >,
): Promise<SiteTransfer> {
  const { pages: store, pageOrder, pageVersions: versions, redirects, products } = stores
  const starters = siteStarters(loadStarters())
  const starter = starterOfSite(starters, () => pageOrder.value.starter)
  const log = createLog({ logLevel: 'silent' })
  await copyStarter(store, pageOrder, starter, log)
  const site = editedSite({ starter, store, pageOrder, products })
  store.onChange(site.refresh)
  const options = {
    store,
    site,
    starter,
    versions,
    redirects,
    slotDetails: products.slotDetails,
    log,
    inTurn: createSerialQueue(),
    clock: Date.now,
  }
  const ofProducts = { productStore: products, productsInTurn: stores.inTurn.products }
  return siteTransfer({ ...options, ...ofProducts }, pageEditor(options))
}
