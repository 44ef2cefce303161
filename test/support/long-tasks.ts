import type { Page } from 'playwright'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of processor time. */
  tdur?: number
  args: { name?: string }
}

/** How many times slower than this machine a cheap phone is. */
const SLOWER = 4

/**
 * How long a phone's main thread is held up at a time while `act` runs, in milliseconds: all tasks
 * of more than 50, or of more than `from`. Counted is processor time, so that other work on this
 * machine does not show; the browser's own throttling would count that many times over.
 */
export async function longTasksDuring(
  page: Page,
  act: () => Promise<unknown>,
  from = 50,
): Promise<number[]> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await act()
  await page.waitForTimeout(300)
  const trace = String(await browser?.stopTracing())
  const events: TraceEvent[] = JSON.parse(trace).traceEvents
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`)
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && threads.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => Math.round((tdur / 1000) * SLOWER))
    .filter(milliseconds => milliseconds > from)
}
