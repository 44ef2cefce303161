/**
 * editor-keys.ts: how long a key takes in the whole editor, with outline, preview and autosave, on a
 * page with a section of a hundred cards: from the key until the browser has laid out the next frame,
 * at this machine's speed and at a quarter of it. Also the longest task while it is typed.
 */

import { api } from '../../web/base/routes.ts'
import { startAdminSite } from '../browser/admin/administrator.ts'
import { edit, field, stored } from '../browser/admin/pages/at-editor.ts'
import { DESKTOP } from '../browser/visit.ts'
import { launchChromium } from '../support/chromium.ts'

const CARDS = 100
const KEYS = 60

const site = await startAdminSite()
const { version, source, keys } = await stored(site, '/')
const section = source.sections.find(({ kind }: { kind: string }) => kind === 'cards')
section.cards = Array.from({ length: CARDS }, (_, index) => {
  const { images: _images, ...card } = section.cards[index % section.cards.length]
  return { ...card, title: `Card ${index + 1}` }
})
await site.ask('PUT', `${api.pageDraft}?path=%2F`, { version, source, keys })

const browser = await launchChromium()
const { page } = await edit(browser, site, '/', DESKTOP)
const client = await page.context().newCDPSession(page)
await page.locator('.outline-section').nth(source.sections.indexOf(section)).click()

for (const rate of [1, 4]) {
  await client.send('Emulation.setCPUThrottlingRate', { rate })
  const title = field(page, 'Title').first()
  await title.focus()
  await page.evaluate(measure)
  for (let key = 0; key < KEYS; key++) await page.keyboard.press('a', { delay: 40 })
  const { times, tasks } = await page.evaluate(() => {
    const { times, tasks } = window as unknown as { times: number[]; tasks: number[] }
    return { times, tasks }
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
  const longest = Math.max(0, ...tasks).toFixed(0)
  console.log(
    `at 1/${rate}: ${at(0.5)} ms in the middle, ${at(0.95)} ms at 95 %, ${at(1)} ms at most; longest task ${longest} ms`,
  )
}
await browser.close()
await site.stop()

/** From the key, before React hears of it, until styles and layout of its change are done. */
function measure(): void {
  const times: number[] = []
  const tasks: number[] = []
  Object.assign(window, { times, tasks })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
  addEventListener(
    'beforeinput',
    () => {
      const start = performance.now()
      addEventListener(
        'input',
        () => {
          document.body.getBoundingClientRect()
          times.push(performance.now() - start)
        },
        { once: true },
      )
    },
    true,
  )
}
