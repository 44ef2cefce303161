import { join } from 'node:path'
import { loadContent } from '../content/index.ts'
import { createManifest, type Manifest } from '../media/slots/slots.ts'
import { listedContent } from '../products/lists/listed-content.ts'
import { openProductStore } from '../products/store.ts'
import { StartError } from '../start-error.ts'
import type { Folders } from './archive.ts'

/**
 * The slots of the site that has this volume, with those of products that its owner added; without
 * these where their store cannot be read.
 */
export async function manifestOf({ dataDir }: Pick<Folders, 'dataDir'>): Promise<Manifest> {
  const lists = await openProductStore({ file: join(dataDir, 'products.json') }).then(
    ({ records }) => records.lists,
    error => {
      if (error instanceof StartError) return {}
      throw error
    },
  )
  return createManifest(listedContent(loadContent(), lists).pages.flatMap(({ slots }) => slots))
}
