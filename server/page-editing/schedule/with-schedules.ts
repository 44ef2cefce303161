import type { ListedPage, OpenedPage } from '../../../web/page-editing/contract.ts'
import type { Log } from '../../log.ts'
import { findPage, type PageEditorOptions } from '../editor-options.ts'
import type { PageEditor } from '../page-editor.ts'
import type { PageSchedules } from './page-schedules.ts'
import type { PlanKind } from './store.ts'

/**
 * The editor, which says what is planned. What is done or discarded by hand is planned no more; when a
 * page is hidden stays planned where it is published before.
 */
export function withSchedules(
  editor: PageEditor,
  schedules: Pick<PageSchedules, 'of' | 'cancel'>,
  options: PageEditorOptions,
  log: Log,
): PageEditor {
  /** Of a page that has changed: where this fails, the plan says so itself. */
  const cancel = (path: unknown, kind: PlanKind) =>
    schedules.cancel(path, kind).catch(err => void log.warn({ err }, 'plan not cancelled'))

  return {
    ...editor,

    async list(): Promise<ListedPage[]> {
      const stored = new Map(
        options.store.all.filter(page => !page.deleted).map(page => [page.address, page]),
      )
      return (await editor.list()).map(page => {
        const own = stored.get(page.path)
        const planned = own ? schedules.of(own) : {}
        const isScheduled = planned.schedule && planned.schedule.failed === undefined
        return { ...page, ...planned, ...(isScheduled && { state: 'scheduled' as const }) }
      })
    },

    async open(path): Promise<OpenedPage> {
      const page = await editor.open(path)
      return { ...page, ...schedules.of((await findPage(path, options)).stored) }
    },

    async publish(path, version, by) {
      const published = await editor.publish(path, version, by)
      await cancel(published.path, 'publication')
      return published
    },

    async discard(path, by) {
      const discarded = await editor.discard(path, by)
      await cancel(path, 'publication')
      return discarded
    },

    async hide(path, leadsTo, by) {
      const hidden = await editor.hide(path, leadsTo, by)
      await cancel(path, 'hiding')
      return hidden
    },

    async show(path) {
      const shown = await editor.show(path)
      // Of a draft, what is planned is still to come.
      if (!(await findPage(path, options)).stored.draft) await cancel(path, 'publication')
      return shown
    },
  }
}
