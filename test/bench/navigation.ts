/**
 * How long the browser takes from the push of an address to the next page's title, for every page
 * from the one before it in the list, over the built server's code on this machine.
 */
import { launchChromium } from '../support/chromium.ts'
import { publicPages } from '../support/public-pages.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()
const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const times: { path: string; ms: number }[] = []
await page.goto(site.url)
await page.waitForLoadState('networkidle')
for (const round of ['first', 'second']) {
  for (const { path } of publicPages) {
    const ms = await page.evaluate(async path => {
      const before = document.querySelector('main')
      const start = performance.now()
      history.pushState(null, '', path)
      while (document.querySelector('main') === before && location.pathname !== '/') {
        await new Promise(requestAnimationFrame)
        if (performance.now() - start > 3000) break
      }
      return performance.now() - start
    }, path)
    if (round === 'second' || path !== '/') times.push({ path: `${path} (${round} visit)`, ms })
    await page.waitForTimeout(250)
  }
}
times.sort((a, b) => a.ms - b.ms)
const at = (share: number) => times[Math.floor((times.length - 1) * share)]
for (const [name, one] of [
  ['median', at(0.5)],
  ['p95', at(0.95)],
  ['slowest', at(1)],
] as const) {
  console.log(`${name.padEnd(8)} ${one?.ms.toFixed(0)} ms  ${one?.path}`)
}
await browser.close()
await site.stop()
