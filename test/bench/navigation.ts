/**
 * How long the browser takes from the push of an address to the next page's frame, for every page
 * from the one before it in the list, over the built server on this machine. The first visit
 * waits for the page's data, which the server makes for the first time too; the second has it.
 * Without a pointer above the link before: nothing has been loaded ahead.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { builtServer } from '../support/built-server.ts'
import { launchChromium } from '../support/chromium.ts'
import { publicPages } from '../support/public-pages.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

/** In milliseconds. */
const MOST = 100

const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const site = await builtServer(folder)
await site.start()
await site.settled()
const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const times: { visit: string; ms: number; loadedMs: number }[] = []
await page.goto(site.url)
await page.waitForLoadState('networkidle')
// More than the browser would remember by itself.
await page.evaluate(() => performance.setResourceTimingBufferSize(10_000))
for (const round of ['first', 'second']) {
  for (const { path } of publicPages) {
    if (round === 'first' && path === '/') continue
    times.push({ visit: `${path} (${round} visit)`, ...(await page.evaluate(navigate, path)) })
    // As somebody who looks at it: the pictures in view have come by then.
    await page.waitForTimeout(1000)
  }
}
await browser.close()
await site.end('SIGTERM')
await removeTemporaryFolders()

times.sort((a, b) => a.ms - b.ms)
const at = (share: number) => times[Math.floor((times.length - 1) * share)]
for (const [name, one] of [
  ['median', at(0.5)],
  ['p95', at(0.95)],
  ['slowest', at(1)],
] as const) {
  console.log(`${name.padEnd(8)} ${one?.ms.toFixed(0)} ms  ${one?.visit}`)
}
const slow = times.filter(({ ms }) => ms > MOST)
console.log(`${slow.length} of ${times.length} above ${MOST} ms:`)
for (const { visit, ms, loadedMs } of slow.reverse()) {
  console.log(`${ms.toFixed(0).padStart(5)} ms, loaded after ${loadedMs.toFixed(0)} ms  ${visit}`)
}

/** Runs in the browser; ends with the frame in which the new page stands. */
async function navigate(path: string): Promise<{ ms: number; loadedMs: number }> {
  const before = document.querySelector('main')
  const start = performance.now()
  history.pushState(null, '', path)
  while (document.querySelector('main') === before) {
    await new Promise(requestAnimationFrame)
    if (performance.now() - start > 3000) break
  }
  const ms = performance.now() - start
  const loaded = performance
    .getEntriesByType('resource')
    .filter(entry => entry.startTime >= start && !entry.name.includes('/uploads/'))
    .map(entry => (entry as PerformanceResourceTiming).responseEnd - start)
  return { ms, loadedMs: Math.max(0, ...loaded) }
}
