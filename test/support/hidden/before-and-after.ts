import { startSite } from '../site.ts'
import { hideableSite } from './hideable-site.ts'
import { createMarks } from './marks.ts'
import { versionsOf, type WalkOptions, walk } from './walk.ts'

/** Seen by nobody before it is hidden either: the draft of a new page. */
const NEVER_SEEN =
  / of (?:the film of )?\/zq-draft| of a draft| of a hidden section| of a sent quote/

export interface Walks {
  /** Marks that no address showed before the hiding; the later walks would miss them. */
  unseen(): Promise<string[]>
  /** Hides everything that can be hidden; then the addresses that still show a mark. */
  warm(): Promise<string[]>
  /** Addresses that show a mark at a process that began afterwards. */
  cold(): Promise<string[]>
}

/** Walks through a site, in this order. */
export async function openWalks(more: WalkOptions['more']): Promise<Walks> {
  const site = await startSite()
  const marks = createMarks()
  const hideable = await hideableSite(site, marks, { isWhole: more.wordsApart === 1 })
  const options = { hideable, marks, more, versions: await versionsOf(site, hideable) }
  return {
    async unseen() {
      const before = await walk({ ...options, site })
      return marks
        .labels()
        .filter(label => !NEVER_SEEN.test(label))
        .filter(label => !before.some(told => told.endsWith(`: ${label}`)))
    },
    async warm() {
      await hideable.hide()
      return walk({ ...options, site, isHidden: true })
    },
    async cold() {
      await site.stop()
      const again = await startSite({
        env: { DATA_DIR: site.dataDir, UPLOADS_DIR: site.uploadsDir },
      })
      return walk({ ...options, site: again, isHidden: true })
    },
  }
}
