import { slotsIn } from '../../content/content.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { derived } from '../../derived.ts'
import { createManifest, type Manifest } from './slots.ts'

/** The slots that the content names now. */
export function siteManifest(content: SiteContent): Manifest {
  const now = derived(
    () => content.value,
    content => createManifest(slotsIn(content)),
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
