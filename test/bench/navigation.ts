/**
 * Measures the time from the click to the next page's frame, for every page from the one before it
 * in the list, over the built server on this machine: a first visit, which fetches the page's data;
 * a second visit, which has it; and, where the previous page has a link, a first visit after the
 * pointer rested on that link for 100 ms.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { builtServer } from '../support/built-server.ts'
import { launchChromium } from '../support/chromium.ts'
import { publicPages } from '../support/public-pages.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

/** In milliseconds. */
const MOST = 100
const POINTED_AT = 100
/** Milliseconds before the click, in which the images in view load. */
const LOOK = 1000

interface Time {
  visit: string
  ms: number
  loadedMs: number
}

const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const site = await builtServer(folder, { MAKE_AHEAD: 'on' })
await site.start()
await site.settled()
const browser = await launchChromium()

const unmeant: Time[] = []
const visitor = await arrive()
for (const round of ['first', 'second']) {
  for (const { path } of publicPages) {
    if (round === 'first' && path === '/') continue
    const time = await visitor.evaluate(navigate, { path })
    unmeant.push({ visit: `${path} (${round} visit)`, ...time })
    await visitor.waitForTimeout(LOOK)
  }
}
await visitor.close()

const meant: Time[] = []
const other = await arrive()
for (const { path } of publicPages.slice(1)) {
  const hasLink = await other.evaluate(path => !!document.querySelector(`a[href="${path}"]`), path)
  const time = await other.evaluate(navigate, { path, ...(hasLink && { pointedAt: POINTED_AT }) })
  if (hasLink) meant.push({ visit: path, ...time })
  await other.waitForTimeout(LOOK)
}
await browser.close()
await site.end('SIGTERM')
await removeTemporaryFolders()

print('Without a sign', unmeant)
print(`Pointed at for ${POINTED_AT} ms`, meant)

async function arrive(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(site.url)
  await page.waitForLoadState('networkidle')
  // More than the browser would remember by itself.
  await page.evaluate(() => performance.setResourceTimingBufferSize(10_000))
  return page
}

function print(name: string, times: Time[]): void {
  times.sort((a, b) => a.ms - b.ms)
  console.log(`${name}, ${times.length} steps:`)
  for (const [label, share] of [
    ['median', 0.5],
    ['p95', 0.95],
    ['slowest', 1],
  ] as const) {
    const time = times[Math.floor((times.length - 1) * share)]
    console.log(`${label.padEnd(8)} ${time?.ms.toFixed(0)} ms  ${time?.visit}`)
  }
  const slow = times.filter(({ ms }) => ms > MOST)
  console.log(`${slow.length} of ${times.length} above ${MOST} ms:`)
  for (const { visit, ms, loadedMs } of slow.reverse()) {
    console.log(`${ms.toFixed(0).padStart(5)} ms, loaded after ${loadedMs.toFixed(0)} ms  ${visit}`)
  }
}

interface Step {
  path: string
  /** How long the pointer stands above the link before it is clicked; without it there is none. */
  pointedAt?: number
}

/** Runs in the browser; ends with the frame in which the new page stands. */
async function navigate({ path, pointedAt }: Step): Promise<{ ms: number; loadedMs: number }> {
  const before = document.querySelector('main')
  const link = document.querySelector<HTMLElement>(`a[href="${path}"]`)
  if (pointedAt !== undefined) {
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await new Promise(resolve => setTimeout(resolve, pointedAt))
  }
  const start = performance.now()
  if (pointedAt === undefined) history.pushState(null, '', path)
  else link?.click()
  while (document.querySelector('main') === before) {
    await new Promise(requestAnimationFrame)
    if (performance.now() - start > 3000) break
  }
  const ms = performance.now() - start
  const loaded = performance
    .getEntriesByType('resource')
    // The browser asks for the icon by itself, whenever the address changes.
    .filter(({ startTime, name }) => startTime >= start && !/\/(uploads\/|icon)/.test(name))
    .map(entry => (entry as PerformanceResourceTiming).responseEnd - start)
  return { ms, loadedMs: Math.max(0, ...loaded) }
}
