import { loadContent, pageSources } from '../../content/index.ts'
import { siteContent } from '../../content/site-content.ts'
import { createLog } from '../../log.ts'
import { createSerialQueue } from '../../serial-queue.ts'
import type { Stores } from '../../stores/index.ts'
import { editedSite } from '../edited-site.ts'
import { pageEditor } from '../page-editor.ts'
import { asChecked } from '../recheck-pages.ts'
import { shippedSources } from '../shipped-sources.ts'
import { type PageTransfer, pageTransfer } from './index.ts'

/** For a command while no site is running. */
export function transferBesideSite(
  stores: Pick<Stores, 'pages' | 'pageVersions' | 'redirects' | 'products'>,
): PageTransfer {
  const { pages: store, pageVersions: versions, redirects, products } = stores
  const shipped = siteContent(loadContent())
  const site = editedSite(shipped, store, asChecked(store))
  store.onChange(site.refresh)
  const options = {
    store,
    site,
    shipped,
    sources: shippedSources(async () => pageSources),
    versions,
    redirects,
    slotDetails: products.slotDetails,
    log: createLog({ logLevel: 'silent' }),
    inTurn: createSerialQueue(),
    // A command publishes nothing.
    build: '',
  }
  return pageTransfer(options, pageEditor(options))
}
