import { minute, second } from '../../../web/units.ts'
import type { Leader } from '../../cluster/leader.ts'
import type { Log } from '../../log.ts'
import type { PageSchedules } from './page-schedules.ts'

/**
 * Wakes at least so often: a machine may sleep, its clock may be set, and no timer of Node lasts longer
 * than 24 days.
 */
const LONGEST_WAIT = 30 * minute

/** After a failure that may pass, such as a full disk. */
const PAUSE = minute

/** When plans are looked at again that another process carries out. */
const CLAIMED_PAUSE = 5 * second

export interface Timers {
  set(run: () => void, ms: number): NodeJS.Timeout
  clear(timer: NodeJS.Timeout | undefined): void
}

interface RunOptions {
  leader: Pick<Leader, 'claim'>
  log: Log
  timers?: Timers
}

/**
 * Publishes and hides pages at their time; those of the time that the site was stopped, at once. Of
 * several processes one at a time does it, though all keep the plans.
 * @returns stops it, when nothing is being changed
 */
export function runSchedules(
  schedules: Pick<PageSchedules, 'runDue' | 'untilNext' | 'onPlanned'>,
  options: RunOptions,
): () => Promise<void> {
  const { leader, log } = options
  const { timers = { set: (run, ms) => setTimeout(run, ms).unref(), clear: clearTimeout } } =
    options
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
    running ??= runClaimed()
      .catch(err => {
        log.error({ err }, 'plan of a page not carried out, it is tried again')
        return PAUSE
      })
      .then(pause => {
        running = undefined
        wait(pause)
      })
  }

  /** @returns the least pause before the next one */
  async function runClaimed(): Promise<number> {
    const claim = await leader.claim('plans of pages')
    if (!claim) return CLAIMED_PAUSE
    try {
      await schedules.runDue()
      return 0
    } finally {
      await claim.release()
    }
  }

  schedules.onPlanned(wait)
  wake()
  return async () => {
    isStopped = true
    timers.clear(timer)
    await running
  }
}
