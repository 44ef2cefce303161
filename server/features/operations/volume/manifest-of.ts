import { join } from 'node:path'
import { FIRST_CURRENCY } from '../../../../web/base/money/currencies.ts'
import { StartError } from '../../../base/start-error.ts'
import { loadStarters } from '../../../starters/load-starter.ts'
import { siteStarters } from '../../../starters/site-starters.ts'
import { starterCollections } from '../../../starters/starter-collections.ts'
import { manifestIn } from '../../media/slots/site-manifest.ts'
import type { Manifest } from '../../media/slots/slots.ts'
import { deliveredPages } from '../../pages/copy-starter.ts'
import { type EditedSite, editedSite } from '../../pages/edited-site.ts'
import { openPageOrder } from '../../pages/page-order.ts'
import { type Starter, starterOfSite } from '../../pages/starter.ts'
import { openPageStore, type PageStore } from '../../pages/store.ts'
import { openProductStore, type ProductStore } from '../../products/store.ts'
import type { Folders } from './archive.ts'

/**
 * The slots of the site that has this volume, with those that its owner added to it; without these
 * where their store cannot be read.
 */
export async function manifestOf({ dataDir }: Pick<Folders, 'dataDir'>): Promise<Manifest> {
  const products = await openProductStore({ file: join(dataDir, 'products.json') }).catch(error => {
    if (error instanceof StartError) return delivered
    throw error
  })
  return manifestIn((await siteOn(dataDir, products)).content.value)
}

const delivered = {
  get collections() {
    return starterCollections()
  },
  currency: FIRST_CURRENCY,
  withPlaces: new Map(),
}

/** The site has the pages that its first start with this release would store. */
async function siteOn(
  dataDir: string,
  products: Pick<ProductStore, 'collections' | 'currency' | 'withPlaces'>,
): Promise<EditedSite> {
  const starters = siteStarters(loadStarters())
  try {
    const pageOrder = await openPageOrder({ file: join(dataDir, 'page-order.json') })
    const starter = starterOfSite(starters, () => pageOrder.value.starter)
    const { all } = await openPageStore({ folder: join(dataDir, 'pages') })
    if (pageOrder.value.starter !== null)
      return editedSite({ starter, products, store: { all }, pageOrder })
    return editedSite({ starter, products, store: { all: await withDelivered(all, starter) } })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const starter = starters.nairobi
    return editedSite({ starter, products, store: { all: await withDelivered([], starter) } })
  }
}

async function withDelivered(all: PageStore['all'], starter: Starter): Promise<PageStore['all']> {
  const delivered = deliveredPages(all, starter, await starter.sources())
  const ids = new Set(delivered.map(({ id }) => id))
  return [...delivered, ...all.filter(({ id }) => !ids.has(id))]
}
