import { pagesAbove } from '../../content/navigation.ts'
import { AppError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { InTurn } from '../../serial-queue.ts'
import type { PageEditorOptions } from '../editor-options.ts'
import type { PageEditor } from '../page-editor.ts'
import type { StoredPage } from '../stored-page.ts'
import { type PlanKind, type ScheduleStore, type StoredPlans, waitingPlans } from './store.ts'

export interface PageSchedulesOptions {
  editing: PageEditorOptions
  editor: Pick<PageEditor, 'check' | 'checkTarget' | 'publish' | 'hide'>
  store: ScheduleStore
  /** What a schedule did, without a request. */
  onDone: (done: Done) => void
  log: Log
  /** For what changes plans; with one process, one queue. */
  inTurn?: InTurn | undefined
  clock: () => number
}

export interface Done {
  kind: PlanKind
  path: string
  by: string
  /** Why it was not done; undefined where it was. */
  failed?: string | undefined
}

/** Does all that is due. Where the disk fails it rejects, and the rest is due still. */
export function planRunner(options: PageSchedulesOptions): () => Promise<void> {
  const { editing, editor, store, onDone, log, clock } = options

  /** Ends a plan, or says why it was not carried out. */
  const end = (id: string, kind: PlanKind, failed?: string) =>
    store.change(all => {
      const { [kind]: plan, ...others } = all[id] ?? {}
      all[id] = plan && failed !== undefined ? { ...others, [kind]: { ...plan, failed } } : others
      if (Object.keys(all[id]).length === 0) delete all[id]
    })

  async function run({ id, kind }: { id: string; kind: PlanKind }): Promise<void> {
    const plans = store.value[id] ?? {}
    const stored = editing.store.get(id)
    const path = stored?.address
    // It was done before the site could note so.
    const isOver = path === undefined || stored?.deleted || (await isPublished(stored, plans, kind))
    if (isOver) return end(id, kind)
    const { by = '', at = '' } = plans[kind] ?? {}
    const failed = await call(path, plans, kind).then(() => undefined, reasonOf)
    await end(id, kind, failed)
    log.info({ path, kind, at, by, failed }, failed ? 'plan not carried out' : 'plan carried out')
    onDone({ kind, path: editing.store.get(id)?.address ?? path, by, failed })
  }

  async function call(path: string, { publication, hiding }: StoredPlans, kind: PlanKind) {
    if (kind === 'publication' && publication) {
      await editor.publish(path, publication.version, publication.by)
    } else if (hiding) await editor.hide(path, hiding.leadsTo, hiding.by)
  }

  const isPublished = async (
    stored: Readonly<StoredPage> | undefined,
    { publication }: StoredPlans,
    kind: PlanKind,
  ) =>
    kind === 'publication' &&
    stored !== undefined &&
    publication !== undefined &&
    stored.version > publication.version &&
    (await editing.versions.read(stored.id, String(publication.version + 1))) !== undefined

  /** Of one time, pages are hidden before those that they are below. */
  function rankOf(id: string, kind: PlanKind): number {
    const { byPath } = editing.site.content.value
    const page = byPath.get(editing.store.get(id)?.address ?? '')
    return kind === 'hiding' && page ? -pagesAbove(page, byPath).length : 0
  }

  const duePlans = () =>
    waitingPlans(store.value)
      .filter(({ time }) => time <= clock())
      .map(due => ({ ...due, rank: rankOf(due.id, due.kind) }))
      .toSorted((one, other) => one.time - other.time || one.rank - other.rank)

  return async () => {
    for (const due of duePlans()) await run(due)
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
