/**
 * shortlist.ts: how long a shortlist of 200 items holds up a page at a time, on a phone four times
 * slower than this machine: while it opens, and then at scrolling, typing and removing.
 */
import type { ElementHandle } from 'playwright'
import { launchChromium } from '../support/chromium.ts'
import { longTasksDuring } from '../support/long-tasks.ts'
import { publicPages } from '../support/public-pages.ts'
import { startSite } from '../support/site.ts'

const items = publicPages.flatMap(({ path, sections }) =>
  sections.flatMap(section =>
    section.kind === 'product-grid'
      ? section.products.slice(0, 20).map(({ name }) => ({ page: path, code: name }))
      : [],
  ),
)
const entries = items.slice(0, 200).map(item => ({ ...item, quantity: 1, note: '' }))
const site = await startSite()
const browser = await launchChromium()
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
const page = await context.newPage()
await page.goto(`${site.url}/about`)
await page.evaluate(text => localStorage.setItem('shortlist', text), JSON.stringify(entries))
const pages = new Set(entries.map(entry => entry.page)).size
console.log(`${entries.length} items of ${pages} pages`)
await tell('opening', () => page.goto(`${site.url}/shortlist`, { waitUntil: 'networkidle' }))
await tell('scrolling to the end', () =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  }),
)
// Found beforehand: to look for them is work of the test, on the page's own thread.
const note = await find(100, 'Note')
await tell('typing a note', () => note.type('in oak, by March', { delay: 60 }))
const quantity = await find(50, 'Quantity')
await tell('a quantity', () => quantity.fill('12'))
const remove = await find(20, 'Remove')
await tell('removing one', () => remove.click())
await browser.close()
await site.stop()

/** A field or button of one row, with that row in the window. */
async function find(row: number, label: string): Promise<ElementHandle<HTMLElement | SVGElement>> {
  const item = page.locator('.shortlist > ul > li').nth(row)
  await item.scrollIntoViewIfNeeded()
  const element = await item.getByLabel(label).elementHandle()
  await page.waitForTimeout(500)
  if (!element) throw new Error(`row ${row} has no ${label}`)
  return element
}

async function tell(name: string, act: () => Promise<unknown>): Promise<void> {
  const tasks = await longTasksDuring(page, act)
  console.log(`${name.padEnd(22)} ${tasks.length === 0 ? 'nothing above 50 ms' : tasks.join(', ')}`)
}
