import type { PageSchedule } from '../../../web/page-editing/contract.ts'
import { badRequest, conflict } from '../../errors.ts'
import { createSerialQueue } from '../../serial-queue.ts'
import { findPage } from '../editor-options.ts'
import type { StoredPage } from '../stored-page.ts'
import { CHANGED, duePublisher, type PageSchedulesOptions } from './publish-due.ts'

export type PageSchedules = ReturnType<typeof pageSchedules>

export interface PlannedMoment {
  version: number
  /** ISO 8601. */
  at: string
}

interface Planned {
  path: string
  schedule: PageSchedule
}

/** Versions of pages that are published at their time unless the draft has changed since. */
export function pageSchedules(options: PageSchedulesOptions) {
  const { editing, editor, store, clock } = options
  const publishDue = duePublisher(options)
  const inTurn = createSerialQueue()
  let onPlanned = () => {}

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
        await store.change(all => void delete all[id])
        return address
      }),

    publishDue: (): Promise<void> => inTurn(publishDue),

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

const PAST = 'Choose a time that is still to come'
const LATE = 'Choose a time within two years'

/** Years are mistyped. */
const LONGEST = 2 * 366 * 24 * 3600 * 1000
