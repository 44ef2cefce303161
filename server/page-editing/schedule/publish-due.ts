import { AppError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { PageEditorOptions } from '../editor-options.ts'
import type { PageEditor } from '../page-editor.ts'
import type { StoredPage } from '../stored-page.ts'
import type { ScheduleStore, StoredSchedule } from './store.ts'

export interface PageSchedulesOptions {
  editing: PageEditorOptions
  editor: Pick<PageEditor, 'check' | 'publish'>
  store: ScheduleStore
  /** What happened without anybody's request. */
  onDone: (done: Done) => void
  log: Log
  clock: () => number
}

export interface Done {
  path: string
  by: string
  /** Why it was not published; undefined where it was. */
  failed?: string | undefined
}

/** Publishes all that is due. Where the disk fails it rejects, and the rest is due still. */
export function duePublisher(options: PageSchedulesOptions): () => Promise<void> {
  const { editing, editor, store, onDone, log, clock } = options

  const remove = (id: string) => store.change(all => void delete all[id])

  async function publish(id: string, schedule: StoredSchedule): Promise<void> {
    const { version, by, at } = schedule
    const stored = editing.store.get(id)
    if (!stored || stored.deleted) return remove(id)
    // It was published before the site could note so.
    if (await isPublished(stored, version)) return remove(id)
    const { address } = stored
    const failed = await editor.publish(address, version, by).then(() => undefined, reasonOf)
    if (failed === undefined) await remove(id)
    else {
      await store.change(all => {
        all[id] = { ...schedule, failed }
      })
    }
    log.info({ path: address, at, by, failed }, failed ? 'page not published' : 'page published')
    onDone({ path: editing.store.get(id)?.address ?? address, by, failed })
  }

  const isPublished = async ({ id, version }: StoredPage, planned: number) =>
    version > planned && (await editing.versions.read(id, String(planned + 1))) !== undefined

  return async () => {
    for (const [id, schedule] of Object.entries(store.value)) {
      const isDue = schedule.failed === undefined && Date.parse(schedule.at) <= clock()
      if (isDue) await publish(id, schedule)
    }
  }
}

export const CHANGED = 'The page was changed after this was planned. Look at it, and plan it again.'

/** @throws what says nothing about the page, such as a full disk: it is tried again */
function reasonOf(error: unknown): string {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  if (error.status === 409) return CHANGED
  const [[at, fault] = ['', '']] = Object.entries(error.fields ?? {})
  return at ? `${error.message}: ${at}: ${fault}` : error.message
}
