import type { ListedPage, MomentsToPlan, PageSchedule } from '../../../web/page-editing/contract.ts'
import { createSerialQueue } from '../../serial-queue.ts'
import { findPage } from '../editor-options.ts'
import type { StoredPage } from '../stored-page.ts'
import { plansMaker } from './make-plans.ts'
import { CHANGED, type PageSchedulesOptions, planRunner } from './run-due.ts'
import { type PlanKind, type StoredPlans, waitingPlans } from './store.ts'

export type PageSchedules = ReturnType<typeof pageSchedules>

export type Planned = Pick<ListedPage, 'schedule' | 'goesDown'>

/**
 * When pages are published and hidden by themselves: a version unless the draft has changed since, and
 * the page whatever it says then.
 */
export function pageSchedules(options: PageSchedulesOptions) {
  const { editing, store, clock, inTurn = createSerialQueue() } = options
  const runDue = planRunner(options)
  const makePlans = plansMaker(options)
  let onPlanned = () => {}
  store.onChange(() => onPlanned())

  /** What is planned of a page. */
  function of({ id, version }: Pick<StoredPage, 'id' | 'version'>): Planned {
    const { publication, hiding } = store.value[id] ?? {}
    return {
      ...(publication && { schedule: withChange(publication, version) }),
      ...(hiding && { goesDown: hiding }),
    }
  }

  return {
    of,

    /**
     * Plans what is named; what is planned otherwise stays.
     * @throws AppError 400 with a sentence for each field that prevents it; 409 where the page was
     *   changed since this version
     */
    plan: (
      path: unknown,
      moments: MomentsToPlan,
      by: string,
    ): Promise<Planned & { path: string }> =>
      inTurn(async () => {
        const page = await findPage(path, editing)
        const { id, address } = page.stored
        const plans = await makePlans(page, moments, by)
        const { at, until } = moments
        await store.change(all => {
          // What is not named may have been carried out by another process meanwhile.
          const { publication, hiding } = all[id] ?? {}
          all[id] = planned(
            at === undefined ? publication : plans.publication,
            until === undefined ? hiding : plans.hiding,
          )
        })
        return { path: address, ...of(page.stored) }
      }),

    /**
     * @param kind all by default
     * @returns the address of the page; undefined where nothing was planned
     */
    cancel: (path: unknown, kind?: PlanKind): Promise<string | undefined> =>
      inTurn(async () => {
        const { id, address } = (await findPage(path, editing)).stored
        const isCancelled = await store.change(all => {
          const plans = all[id]
          if (!plans || (kind && !plans[kind])) return false
          all[id] = without(plans, kind)
          if (Object.keys(all[id]).length === 0) delete all[id]
          return true
        })
        return isCancelled ? address : undefined
      }),

    runDue: (): Promise<void> =>
      inTurn(async () => {
        // Another process may just have done it.
        await Promise.all([store.sure(), editing.store.sure()])
        await runDue()
      }),

    /** Milliseconds until the next one; undefined where nothing is planned. */
    untilNext(): number | undefined {
      const times = waitingPlans(store.value).map(({ time }) => time)
      return times.length > 0 ? Math.max(0, Math.min(...times) - clock()) : undefined
    },

    /** Calls back after each change of what is planned, whichever process made it. */
    onPlanned(listener: () => void): void {
      onPlanned = listener
    },
  }
}

const withChange = (
  planned: NonNullable<StoredPlans['publication']>,
  version: number,
): PageSchedule => (planned.version === version ? planned : { failed: CHANGED, ...planned })

const planned = (
  publication: StoredPlans['publication'],
  hiding: StoredPlans['hiding'],
): StoredPlans => ({ ...(publication && { publication }), ...(hiding && { hiding }) })

function without(plans: Readonly<StoredPlans>, kind: PlanKind | undefined): StoredPlans {
  if (kind === undefined) return {}
  const { [kind]: _, ...others } = plans
  return others
}
