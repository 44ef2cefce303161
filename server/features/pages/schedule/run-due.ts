import { AppError } from '../../../base/errors.ts'
import { pagesAbove } from '../../../content/navigation.ts'
import type { PageEditorOptions } from '../editor-options.ts'
import type { pageHider } from '../hiding/page-hider.ts'
import type { publisher } from '../publication.ts'
import type { StoredPage } from '../stored-page.ts'
import { CHANGED, FIELDS, type PlanKind } from './plans.ts'

export interface Done {
  kind: PlanKind
  path: string
  by: string
  /** Why it was not done; undefined where it was. */
  failed?: string | undefined
}

type Acts = Pick<ReturnType<typeof publisher>, 'publish'> &
  Pick<ReturnType<typeof pageHider>, 'hide'>

/**
 * Does all that is due, each in a turn of its own, in which it reads what is planned by then. Where the
 * disk fails it rejects, and the rest is due still.
 */
export function planRunner(options: PageEditorOptions, { publish, hide }: Acts) {
  const { store, site, log, clock, inTurn } = options

  const isDue = (plan: StoredPage['publishAt'] | StoredPage['hideAt']) =>
    plan !== undefined && plan.failed === undefined && Date.parse(plan.at) <= clock()

  async function run(id: string, kind: PlanKind): Promise<Done | undefined> {
    const stored = store.get(id)
    const plan = stored?.[FIELDS[kind]]
    // An administrator has done or cancelled it meanwhile.
    if (!stored || !plan || stored.deleted || !isDue(plan)) return undefined
    const { at, by } = plan
    const failed = await call(stored, kind).then(() => undefined, reasonOf)
    if (failed !== undefined) {
      await store.change(stored, draft => {
        Object.assign(draft[FIELDS[kind]] ?? {}, { failed })
      })
    }
    const path = store.get(id)?.address ?? stored.address
    log.info({ path, kind, at, by, failed }, failed ? 'plan not carried out' : 'plan carried out')
    return { kind, path, by, failed }
  }

  async function call({ address, publishAt, hideAt }: Readonly<StoredPage>, kind: PlanKind) {
    if (kind === 'publication' && publishAt) await publish(address, publishAt.version, publishAt.by)
    else if (hideAt) await hide(address, hideAt.leadsTo, hideAt.by)
  }

  /** Of one time, pages are hidden before those that they are below. */
  function rankOf({ address }: Readonly<StoredPage>, kind: PlanKind): number {
    const { byPath } = site.content.value
    const page = byPath.get(address)
    return kind === 'hiding' && page ? -pagesAbove(page, byPath).length : 0
  }

  function duePlans() {
    const kinds = ['publication', 'hiding'] as const
    return store.all
      .filter(page => !page.deleted)
      .flatMap(page =>
        kinds.flatMap(kind => {
          const plan = page[FIELDS[kind]]
          if (!plan || !isDue(plan)) return []
          return { id: page.id, kind, time: Date.parse(plan.at), rank: rankOf(page, kind) }
        }),
      )
      .toSorted((one, other) => one.time - other.time || one.rank - other.rank)
  }

  /** @param onDone is told of what was done, or could not be */
  return async (onDone: (done: Done) => void): Promise<void> => {
    for (const { id, kind } of duePlans()) {
      const done = await inTurn(() => run(id, kind))
      if (done) onDone(done)
    }
  }
}

/** @throws what says nothing about the page, such as a full disk: it is tried again */
function reasonOf(error: unknown): string {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  if (error.status === 409) return CHANGED
  const [[at, fault] = ['', '']] = Object.entries(error.fields ?? {})
  return at ? `${error.message}: ${at}: ${fault}` : error.message
}
