import { join } from 'node:path'
import { loadContent } from '../content/index.ts'
import { siteContent } from '../content/site-content.ts'
import { manifestIn } from '../media/slots/site-manifest.ts'
import type { Manifest } from '../media/slots/slots.ts'
import { editedSite } from '../page-editing/edited-site.ts'
import { asChecked } from '../page-editing/recheck-pages.ts'
import { openPageStore } from '../page-editing/store.ts'
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
  const pages = await openPageStore({ folder: join(dataDir, 'pages') }).catch(error => {
    if (error instanceof StartError) return { all: [] }
    throw error
  })
  const edited = editedSite(siteContent(loadContent()), pages, asChecked(pages)).content.value
  const content = withFurtherSlots(listedContent(edited, lists), withPlaces)
  return manifestIn(content)
}
