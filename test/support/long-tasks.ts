import type { Page } from 'playwright'

/** Makes the processor of a page seem so many times slower, as a cheap phone is beside this machine. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Begins to note how long the page's main thread is held up; to be called before it is opened. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = []
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
    }).observe({ type: 'longtask', buffered: true })
    Object.assign(window, { longTasks: tasks })
  })
}

/** The tasks of more than 50 ms since the last call, each in milliseconds. */
export function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // Told after the task, when the next frame is done.
    await new Promise(resolve => setTimeout(resolve, 200))
    return (window as unknown as { longTasks: number[] }).longTasks.splice(0)
  })
}
