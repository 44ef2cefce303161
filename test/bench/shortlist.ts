/**
 * shortlist.ts: how long a shortlist of 200 items holds up the page, on a processor four times
 * slower than this one: while it opens, and then at scrolling, typing and removing.
 */
import { launchChromium } from '../support/chromium.ts'
import { longTasks, slowDown, watchLongTasks } from '../support/long-tasks.ts'
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
await watchLongTasks(page)
await slowDown(page, 4)
await page.goto(`${site.url}/about`)
await page.evaluate(text => localStorage.setItem('shortlist', text), JSON.stringify(entries))
await page.goto(`${site.url}/shortlist`, { waitUntil: 'networkidle' })
const pages = new Set(entries.map(entry => entry.page)).size
console.log(`${entries.length} items of ${pages} pages`)
await tell('opening')
await page.evaluate(async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
})
await tell('scrolling to the end')
await page.getByLabel('Note').nth(100).pressSequentially('in oak, by March', { delay: 60 })
await tell('typing a note')
await page.getByLabel('Quantity').nth(50).fill('12')
await tell('a quantity')
await page.getByRole('button', { name: 'Remove' }).nth(20).click()
await tell('removing one')
await browser.close()
await site.stop()

async function tell(name: string): Promise<void> {
  const tasks = await longTasks(page)
  console.log(`${name.padEnd(22)} ${tasks.length === 0 ? 'nothing above 50 ms' : tasks.join(', ')}`)
}
