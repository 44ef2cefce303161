import type { ListedPage, OpenedPage } from '../../../web/page-editing/contract.ts'
import type { Log } from '../../log.ts'
import { findPage, type PageEditorOptions } from '../editor-options.ts'
import type { PageEditor } from '../page-editor.ts'
import type { PageSchedules } from './page-schedules.ts'

/** The editor, which says what is planned; what is published or discarded by hand is planned no more. */
export function withSchedules(
  editor: PageEditor,
  schedules: Pick<PageSchedules, 'of' | 'cancel'>,
  options: PageEditorOptions,
  log: Log,
): PageEditor {
  /** Of a page that has changed: where this fails, the plan says so itself. */
  const cancel = (path: unknown) =>
    schedules.cancel(path).catch(err => void log.warn({ err }, 'plan not cancelled'))

  return {
    ...editor,

    async list(): Promise<ListedPage[]> {
      const stored = new Map(
        options.store.all.filter(page => !page.deleted).map(page => [page.address, page]),
      )
      return (await editor.list()).map(page => {
        const own = stored.get(page.path)
        const schedule = own && schedules.of(own)
        if (!schedule) return page
        const state = schedule.failed === undefined ? 'scheduled' : page.state
        return { ...page, state, schedule }
      })
    },

    async open(path): Promise<OpenedPage> {
      const page = await editor.open(path)
      const schedule = schedules.of((await findPage(path, options)).stored)
      return schedule ? { ...page, schedule } : page
    },

    async publish(path, version, by) {
      const published = await editor.publish(path, version, by)
      await cancel(published.path)
      return published
    },

    async discard(path, by) {
      const discarded = await editor.discard(path, by)
      await cancel(path)
      return discarded
    },
  }
}
