import type { Browser } from 'playwright'
import { administrator } from './administrator.ts'
import { builtServer } from './built-server.ts'
import { productPhoto } from './camera-photo.ts'
import { launchChromium } from './chromium.ts'
import { missingDerivatives } from './missing-derivatives.ts'
import { publicPages } from './public-pages.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { until } from './until.ts'

/**
 * The bytes that a phone of 390 px with a pixel ratio of 2 fetches for a page of 20 products with
 * photos: as it is, and with the uploaded JPEGs in place of the derivatives.
 * @param edge of the uploaded square photos, in pixels
 */
export async function weighProductPage(
  edge = 1600,
): Promise<{ derivatives: number; jpegs: number }> {
  const folder = await temporaryFolder()
  const server = await builtServer(folder)
  await server.start()
  const { path, slots } = productPage()
  const admin = await administrator(server.url)
  for (const [index, slot] of slots.entries()) {
    await admin.upload(slot, await productPhoto(index, edge))
  }
  for (const slot of slots) {
    const missing = () => missingDerivatives(folder, [slot])
    await until(`the smaller pictures of ${slot}`, async () => (await missing()).length === 0)
  }
  const browser = await launchChromium()
  const derivatives = await weigh(browser, server.url + path, slots.length, true)
  const jpegs = await weigh(browser, server.url + path, slots.length, false)
  await browser.close()
  await server.end('SIGTERM')
  return { derivatives, jpegs }
}

function productPage(): { path: string; slots: string[] } {
  for (const { path, sections } of publicPages) {
    const grid = sections.find(section => section.kind === 'product-grid')
    const slots = grid?.products.slice(0, 20).map(({ media }) => media) ?? []
    if (slots.length === 20) return { path, slots }
  }
  throw new Error('no page shows 20 products')
}

async function weigh(browser: Browser, url: string, tiles: number, hasSmaller: boolean) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  if (!hasSmaller) {
    await page.route('**/uploads/**', (route, request) =>
      route.continue({ url: request.url().replace(/&w=\d+/, '') }),
    )
  }
  let bytes = 0
  const sizes: Promise<void>[] = []
  page.on('requestfinished', request => {
    const add = request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      bytes += responseBodySize + responseHeadersSize
    })
    sizes.push(add)
  })
  await page.goto(url)
  const pictures = page.locator('.tiles img')
  for (let index = 0; index < tiles; index += 1) {
    await pictures.nth(index).scrollIntoViewIfNeeded()
    await pictures.nth(index).evaluate((image: HTMLImageElement) => image.decode())
  }
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  await context.close()
  return bytes
}
