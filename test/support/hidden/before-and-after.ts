import { startSite } from '../site.ts'
import { hideableSite } from './hideable-site.ts'
import { createMarks } from './marks.ts'
import { versionsOf, type WalkOptions, walk } from './walk.ts'

/** Seen by nobody before it is hidden either: the draft of a new page. */
const NEVER_SEEN =
  / of (?:the film of )?\/zq-draft| of a draft| of a hidden section| of a sent quote/

export interface Found {
  /** What should have been seen before it was hidden, and was not: the walk would miss it. */
  unseen: string[]
  /** Where it was told after that, by the process that had told it, and by one that began then. */
  warm: string[]
  cold: string[]
}

/** Walks a site before and after everything is hidden that can be. */
export async function foundBeforeAndAfter(more: WalkOptions['more']): Promise<Found> {
  const site = await startSite()
  const marks = createMarks()
  const hideable = await hideableSite(site, marks, { isWhole: more.wordsApart === 1 })
  const options = { hideable, marks, more, versions: await versionsOf(site, hideable) }
  const before = await walk({ ...options, site })
  const unseen = marks
    .labels()
    .filter(label => !NEVER_SEEN.test(label))
    .filter(label => !before.some(told => told.endsWith(`: ${label}`)))
  await hideable.hide()
  const warm = await walk({ ...options, site, isHidden: true })
  await site.stop()
  const again = await startSite({ env: { DATA_DIR: site.dataDir, UPLOADS_DIR: site.uploadsDir } })
  return { unseen, warm, cold: await walk({ ...options, site: again, isHidden: true }) }
}
