import type { PageSchedule } from '../../../web/page-editing/contract.ts'
import { AppError, badRequest, conflict } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { createSerialQueue } from '../../serial-queue.ts'
import { findPage, type PageEditorOptions } from '../editor-options.ts'
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

export type PageSchedules = ReturnType<typeof pageSchedules>

/** Years are mistyped. */
const LONGEST = 2 * 366 * 24 * 3600 * 1000

/** Versions of pages that are published at their time, as long as nobody has changed them since. */
export function pageSchedules(options: PageSchedulesOptions) {
  const { editing, editor, store, onDone, log, clock } = options
  const inTurn = createSerialQueue()
  let onPlanned = () => {}

  const remove = (id: string) => store.change(all => void delete all[id])

  async function publishOne(id: string, schedule: StoredSchedule): Promise<void> {
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

  const due = () =>
    Object.entries(store.value).filter(
      ([, { at, failed }]) => failed === undefined && Date.parse(at) <= clock(),
    )

  return {
    /** What is planned of a page. */
    of({ id, version }: Pick<StoredPage, 'id' | 'version'>): PageSchedule | undefined {
      const planned = store.value[id]
      if (!planned) return undefined
      return planned.version === version ? planned : { failed: CHANGED, ...planned }
    },

    /**
     * @throws AppError 400 with a sentence for each field that prevents it; 409 where the page was
     *   changed since this version
     */
    plan: (path: unknown, { version, at }: PlannedMoment, by: string): Promise<Planned> =>
      inTurn(async () => {
        const { stored, edited } = await findPage(path, editing)
        const fromNow = Date.parse(at) - clock()
        if (fromNow <= 0) throw badRequest(PAST, { at: PAST })
        if (fromNow > LONGEST) throw badRequest(LATE, { at: LATE })
        if (version !== stored.version) throw conflict(CHANGED)
        const isPublic = stored.published !== undefined || stored.shipped !== undefined
        if (!stored.draft && isPublic) throw badRequest('This page has no changes to publish')
        await editor.check(edited.source, stored)
        const schedule = { version, at: new Date(at).toISOString(), by }
        await store.change(all => {
          all[stored.id] = schedule
        })
        onPlanned()
        return { path: stored.address, schedule }
      }),

    /** @returns the address of the page; undefined where nothing was planned */
    cancel: (path: unknown): Promise<string | undefined> =>
      inTurn(async () => {
        const { id, address } = (await findPage(path, editing)).stored
        if (!store.value[id]) return undefined
        await remove(id)
        return address
      }),

    /** Publishes all that is due. Where the disk fails, the rest is due still. */
    publishDue: (): Promise<void> =>
      inTurn(async () => {
        for (const [id, schedule] of due()) await publishOne(id, schedule)
      }),

    /** Milliseconds until the next one; undefined where nothing is planned. */
    untilNext(): number | undefined {
      const times = Object.values(store.value)
        .filter(({ failed }) => failed === undefined)
        .map(({ at }) => Date.parse(at))
      return times.length > 0 ? Math.max(0, Math.min(...times) - clock()) : undefined
    },

    /** Calls back after each new plan. */
    onPlanned(listener: () => void): void {
      onPlanned = listener
    },
  }
}

export interface PlannedMoment {
  version: number
  /** ISO 8601. */
  at: string
}

interface Planned {
  path: string
  schedule: PageSchedule
}

const CHANGED = 'The page was changed after this was planned. Look at it, and plan it again.'
const PAST = 'Choose a time that is still to come'
const LATE = 'Choose a time within two years'

/** @throws what says nothing about the page, such as a full disk: it is tried again */
function reasonOf(error: unknown): string {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  if (error.status === 409) return CHANGED
  const [[at, fault] = ['', '']] = Object.entries(error.fields ?? {})
  return at ? `${error.message}: ${at}: ${fault}` : error.message
}
