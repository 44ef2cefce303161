/**
 * long-tasks.ts: what holds up the main thread of a phone whose processor is four times slower than
 * this machine's while a page is scrolled, its menu and a picture opened: tasks of more than 50 ms,
 * by processor time. Fails where one is there in each of three runs: a browser collects its garbage
 * whenever it likes.
 */
import { hydrated, PHONE, visit } from '../browser/visit.ts'
import { launchChromium } from '../support/chromium.ts'
import { longTasksDuring } from '../support/long-tasks.ts'
import { startSite } from '../support/site.ts'

/** Each with a tile that opens the viewer, where it has one. */
const pages = [
  ['/', undefined],
  ['/gallery', '.gallery [data-item]'],
  ['/services/furniture/chairs', '[data-item]'],
] as const

const RUNS = 3

const site = await startSite()
const browser = await launchChromium()
for (const [path, tile] of pages) {
  const runs: number[][] = []
  while (runs.length < RUNS) runs.push(await longTasksOf(path, tile))
  const figures = runs.map(tasks => tasks.join(' and ') || 'none')
  console.log(`${path}: tasks over 50 ms in ${RUNS} runs: ${figures.join('; ')}`)
  if (runs.every(tasks => tasks.length > 0)) process.exitCode = 1
}
await browser.close()
await site.stop()

async function longTasksOf(path: string, tile: string | undefined): Promise<number[]> {
  const { page, close } = await visit(browser, site.url + path, PHONE)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const tasks = await longTasksDuring(page, () => page.evaluate(useIt, tile))
  const open = await page.locator('dialog:modal').count()
  if (open !== (tile ? 1 : 0)) throw new Error(`${path}: ${open} pictures are open`)
  await close()
  return tasks
}

/** All within the page: to find and press things from outside is work on its thread, too. */
async function useIt(tile: string | undefined): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  const menu = '.mobile-menu summary'
  for (const selector of tile ? [menu, menu, tile] : [menu, menu]) {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`${selector} is not there to be pressed`)
    element.click()
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame)
  }
  while (tile && !document.querySelector('dialog')?.matches(':modal')) {
    await new Promise(requestAnimationFrame)
  }
}
