import type { Browser, CDPSession, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { hydrated, newVisitor, PHONE } from './visit.ts'

const test = siteSuite('first view on a phone')

/** The bytes of the home page before scrolling, drawings included. */
const HOME_BYTES = 220 * 1024
const MOST_REQUESTS = 12

test('of the home page takes at most 220 KB and 12 requests', async ({ site, browser }) => {
  const { page } = await phone(browser)
  const loaded = await traffic(page)
  await page.goto(site.url)
  await hydrated(page)
  const untilUsable = loaded.length
  await page.waitForLoadState('networkidle')
  const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0)
  const list = loaded.map(one => `${one.bytes} ${one.url.slice(site.url.length)}`).join('\n')
  assert.ok(bytes <= HOME_BYTES, `${bytes} bytes:\n${list}`)
  assert.ok(untilUsable <= MOST_REQUESTS, `${untilUsable} requests:\n${list}`)
})

for (const path of ['/', '/services/furniture/chairs', '/gallery', '/contact', '/shortlist']) {
  test(`of ${path} has no layout shift`, async ({ site, browser }) => {
    const { page } = await phone(browser)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push((entry as never as Shift).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.url + path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts)
    assert.is(Number(shifts.reduce((sum, value) => sum + value, 0).toFixed(2)), 0)
  })
}

test('has the company name at its place while the rest of the bar is to come', async context => {
  const { page } = await phone(context.browser)
  await page.goto(context.site.url)
  const name = page.locator('.navigation-bar .brand span')
  const place = await name.boundingBox()
  await page.locator('.navigation-bar-end').evaluate(end => end.remove())
  assert.equal(await name.boundingBox(), place)
})

test('requests fonts and the first image before the HTML ends', async ({ site, browser }) => {
  const { page } = await phone(browser)
  await page.goto(site.url)
  const preloaded = await page
    .locator('link[rel=preload]')
    .evaluateAll(links =>
      links.map(link => [(link as HTMLLinkElement).as, link.getAttribute('href')]),
    )
  const hero = await page
    .locator('.hero img')
    .first()
    .evaluate(image => (image as HTMLImageElement).currentSrc.replace(location.origin, ''))
  assert.ok(preloaded.some(([as]) => as === 'font'))
  assert.equal(
    preloaded.filter(([as]) => as === 'image'),
    [['image', hero]],
  )
})

test('prefetches a page on touch', async ({ site, browser }) => {
  const { page } = await phone(browser)
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  const asked = page.waitForRequest('**/api/pages?*')
  const link = page.locator('main a[href="/contact"], main a[href="/gallery"]').first()
  await link.dispatchEvent('pointerenter')
  await link.dispatchEvent('touchstart')
  await asked
})

test.run()

interface Shift {
  value: number
}

async function phone(browser: Browser) {
  const context = await newVisitor(browser, { ...PHONE, deviceScaleFactor: 2 })
  return { page: await context.newPage() }
}

/** Collects the transferred bytes of each response, including headers. */
async function traffic(page: Page): Promise<{ url: string; bytes: number }[]> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const loaded: { url: string; bytes: number }[] = []
  const urls = new Map<string, string>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? ''
    if (url.startsWith('http')) loaded.push({ url, bytes: encodedDataLength })
  })
  return loaded
}
