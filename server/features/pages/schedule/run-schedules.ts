import { minute, second } from '../../../../web/base/units.ts'
import type { Log } from '../../../base/log.ts'
import type { Activity } from '../../activity/store.ts'
import type { PageEditor } from '../page-editor.ts'
import type { Done } from './run-due.ts'

interface RunOptions {
  activity: Pick<Activity, 'record'>
  log: Log
  /** Milliseconds between two looks. A machine may sleep, and its clock may be set. */
  every?: number
  /** Milliseconds after a look that failed: a full disk stays so, and each look would be logged. */
  pause?: number
}

/**
 * Publishes and hides pages at their time; those of the time that the site was stopped, at once. What
 * fails for want of room or of the database is tried again a minute later.
 * @returns a function that stops it, when nothing is being changed
 */
export function runSchedules(
  { runDue }: Pick<PageEditor, 'runDue'>,
  { activity, log, every = second, pause = minute }: RunOptions,
): () => Promise<void> {
  let running: Promise<void> | undefined
  let pausedUntil = 0
  function look(): void {
    if (performance.now() < pausedUntil) return
    running ??= runDue(done => void activity.record(eventOf(done)))
      .catch(err => {
        pausedUntil = performance.now() + pause
        log.error({ err }, 'plan of a page not carried out, it is tried again')
      })
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(look, every).unref()
  look()
  return async () => {
    clearInterval(timer)
    await running
  }
}

const actions = {
  publication: { done: 'page-published', failed: 'page-not-published' },
  hiding: { done: 'page-hidden', failed: 'page-not-hidden' },
} as const

/** The row of the activity about a plan. */
export const eventOf = ({ kind, path, by, failed }: Done) => ({
  who: by,
  action: actions[kind][failed === undefined ? 'done' : 'failed'],
  subject: `${path}: ${failed ?? 'as planned'}`,
})
