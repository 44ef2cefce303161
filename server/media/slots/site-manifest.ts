import type { SiteContent } from '../../content/site-content.ts'
import { derived } from '../../derived.ts'
import { createManifest, type Manifest } from './slots.ts'

/** The slots that the content names now. */
export function siteManifest(content: SiteContent): Manifest {
  const now = derived(
    () => content.value,
    ({ pages }) => createManifest(pages.flatMap(({ slots }) => slots)),
  )
  return {
    get: path => now().get(path),
    get all() {
      return now().all
    },
    get tree() {
      return now().tree
    },
  }
}
