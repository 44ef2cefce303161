import { derivedOnce } from '../../../base/derived-once.ts'
import { slotsIn } from '../../../content/content.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { createManifest, type Manifest } from './slots.ts'

/** The slots that the content names now. */
export function siteManifest(content: SiteContent): Manifest {
  const now = () => manifestIn(content.value)
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

/** @throws as createManifest does */
export const manifestIn = derivedOnce((content: Parameters<typeof slotsIn>[0]) =>
  createManifest(slotsIn(content)),
)
