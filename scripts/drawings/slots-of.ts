import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Subject } from '../../server/drawings/index.ts'

/** The slots of the site in a checkout, each once, as its own content has them. */
export async function slotsOf(checkout: string): Promise<Subject[]> {
  const from = (path: string) => import(pathToFileURL(resolve(checkout, path)).href)
  const { loadContent } = await from('server/starters/load-starter.ts')
  const { createManifest } = await from('server/features/media/slots/slots.ts')
  type Page = { slots: Subject[] }
  return createManifest(loadContent().pages.flatMap((page: Page) => page.slots)).all
}
