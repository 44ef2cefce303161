import * as assert from 'uvu/assert'
import { longTasksDuring } from '../support/long-tasks.ts'
import { siteSuite } from './site-suite.ts'
import { hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('what a phone is held up by')

/** Each with a tile that opens the viewer, where it has one. */
const pages = [
  ['/', undefined],
  ['/gallery', '.gallery [data-item]'],
  ['/services/furniture/chairs', '[data-item]'],
] as const

/** The least of so many: a browser collects its rubbish whenever it likes. */
const TRIES = 3

for (const [path, tile] of pages) {
  test(`${path}: no task over 50 ms while it is scrolled, its menu and a picture opened`, async ctx => {
    let tasks: number[] = []
    for (let tries = 1; tries <= TRIES; tries++) {
      const { page, close } = await visit(ctx.browser, ctx.site.url + path, PHONE)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      tasks = await longTasksDuring(page, () => page.evaluate(useIt, tile))
      assert.is(await page.locator('dialog:modal').count(), tile ? 1 : 0)
      await close()
      if (tasks.length === 0) return
    }
    assert.equal(tasks, [])
  })
}

test.run()

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
