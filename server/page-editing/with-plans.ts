import type { Activity } from '../activity/store.ts'
import type { Log } from '../log.ts'
import type { InTurn } from '../serial-queue.ts'
import type { PageEditing } from './index.ts'
import { endingLinks } from './preview-links/ending-links.ts'
import { type PreviewLinks, previewLinks } from './preview-links/preview-links.ts'
import type { PreviewLinkStore } from './preview-links/store.ts'
import { type PageSchedules, pageSchedules } from './schedule/page-schedules.ts'
import type { Done } from './schedule/run-due.ts'
import type { ScheduleStore } from './schedule/store.ts'
import { withSchedules } from './schedule/with-schedules.ts'

export interface PlannedPageEditing extends PageEditing {
  schedules: PageSchedules
  links: PreviewLinks
}

export interface PlansOptions {
  stores: {
    pageSchedules: ScheduleStore
    previewLinks: PreviewLinkStore
    activity: Pick<Activity, 'record'>
  }
  log: Log
  clock: () => number
  /** For what changes plans. */
  inTurn?: InTurn
}

/** Page editing with what outlives a request: plans to publish and to hide pages, and links that show them. */
export function withPlans(
  editing: PageEditing,
  { stores, log, clock, inTurn }: PlansOptions,
): PlannedPageEditing {
  const shared = { editing: editing.options, clock, log }
  const links = previewLinks({ ...shared, store: stores.previewLinks })
  const editor = endingLinks(editing.editor, links, log)
  const onDone = (done: Done) => stores.activity.record(eventOf(done))
  const schedules = pageSchedules({
    ...shared,
    editor,
    store: stores.pageSchedules,
    onDone,
    inTurn,
  })
  return {
    ...editing,
    editor: withSchedules(editor, schedules, editing.options, log),
    schedules,
    links,
  }
}

const actions = {
  publication: { done: 'page-published', failed: 'page-not-published' },
  hiding: { done: 'page-hidden', failed: 'page-not-hidden' },
} as const

const eventOf = ({ kind, path, by, failed }: Done) => ({
  who: by,
  action: actions[kind][failed === undefined ? 'done' : 'failed'],
  subject: `${path}: ${failed ?? 'as planned'}`,
})
