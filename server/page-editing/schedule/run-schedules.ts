import { minute } from '../../../web/units.ts'
import type { Log } from '../../log.ts'
import type { PageSchedules } from './page-schedules.ts'

/**
 * Wakes at least so often: a machine may sleep, its clock may be set, and no timer of Node lasts longer
 * than 24 days.
 */
const LONGEST_WAIT = 30 * minute

/** After a failure that may pass, such as a full disk. */
const PAUSE = minute

export interface Timers {
  set(run: () => void, ms: number): NodeJS.Timeout
  clear(timer: NodeJS.Timeout | undefined): void
}

/**
 * Publishes and hides pages at their time; those of the time that the site was stopped, at once.
 * @returns stops it, when nothing is being changed
 */
export function runSchedules(
  schedules: Pick<PageSchedules, 'runDue' | 'untilNext' | 'onPlanned'>,
  log: Log,
  timers: Timers = { set: (run, ms) => setTimeout(run, ms).unref(), clear: clearTimeout },
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false

  function wait(pause = 0): void {
    timers.clear(timer)
    const next = schedules.untilNext()
    if (isStopped || next === undefined) return
    timer = timers.set(wake, Math.min(Math.max(next, pause), LONGEST_WAIT))
  }

  function wake(): void {
    running ??= schedules
      .runDue()
      .then(() => 0)
      .catch(err => {
        log.error({ err }, 'plan of a page not carried out, it is tried again')
        return PAUSE
      })
      .then(pause => {
        running = undefined
        wait(pause)
      })
  }

  schedules.onPlanned(wait)
  wake()
  return async () => {
    isStopped = true
    timers.clear(timer)
    await running
  }
}
