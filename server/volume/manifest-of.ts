import { join } from 'node:path'
import { loadContent, pageSources } from '../content/index.ts'
import { manifestIn } from '../media/slots/site-manifest.ts'
import type { Manifest } from '../media/slots/slots.ts'
import { deliveredPages } from '../page-editing/copy-starter.ts'
import { type EditedSite, editedSite } from '../page-editing/edited-site.ts'
import { openPageOrder } from '../page-editing/page-order.ts'
import { type Starter, starterOf } from '../page-editing/starter.ts'
import { openPageStore, type PageStore } from '../page-editing/store.ts'
import { withFurtherSlots } from '../products/lists/further-slots.ts'
import { listedContent } from '../products/lists/listed-content.ts'
import { openProductStore } from '../products/store.ts'
import { StartError } from '../start-error.ts'
import type { Folders } from './archive.ts'

/**
 * The slots of the site that has this volume, with those that its owner added to it; without these
 * where their store cannot be read.
 */
export async function manifestOf({ dataDir }: Pick<Folders, 'dataDir'>): Promise<Manifest> {
  const { lists, withPlaces } = await openProductStore({
    file: join(dataDir, 'products.json'),
  }).then(
    ({ records: { lists, withPlaces } }) => ({ lists, withPlaces }),
    error => {
      if (error instanceof StartError) return { lists: {}, withPlaces: new Map() }
      throw error
    },
  )
  const edited = (await siteOn(dataDir)).content.value
  const content = withFurtherSlots(listedContent(edited, lists), withPlaces)
  return manifestIn(content)
}

/** With the pages that its first start with this release would store. */
async function siteOn(dataDir: string): Promise<EditedSite> {
  const starter = starterOf(loadContent(), async () => pageSources)
  try {
    const pageOrder = await openPageOrder({ file: join(dataDir, 'page-order.json') })
    const { all } = await openPageStore({ folder: join(dataDir, 'pages') })
    if (pageOrder.value.starter !== null) return editedSite({ starter, store: { all }, pageOrder })
    return editedSite({ starter, store: { all: await withDelivered(all, starter) } })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return editedSite({ starter, store: { all: await withDelivered([], starter) } })
  }
}

async function withDelivered(all: PageStore['all'], starter: Starter): Promise<PageStore['all']> {
  const delivered = deliveredPages(all, starter, await starter.sources())
  const ids = new Set(delivered.map(({ id }) => id))
  return [...delivered, ...all.filter(({ id }) => !ids.has(id))]
}
