/**
 * gallery-photos.ts: what a phone of 390 px fetches of pictures for the first view of the gallery,
 * without scrolling, where all of its 300 places hold a photo. Fails above 400 KB.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { builtServer } from '../support/built-server.ts'
import { productPhoto } from '../support/camera-photo.ts'
import { launchChromium } from '../support/chromium.ts'
import { missingDerivatives } from '../support/missing-derivatives.ts'
import { publicPages } from '../support/public-pages.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const MOST = 400_000
const folder = await temporaryFolder()
const slots = publicPages
  .flatMap(({ sections }) => sections)
  .flatMap(section => (section.kind === 'gallery' ? section.categories : []))
  .flatMap(({ items }) => items.map(({ media }) => media))
const photos = await Promise.all(Array.from({ length: 25 }, (_, n) => productPhoto(n, 1600)))
for (const [index, slot] of slots.entries()) {
  const file = join(folder, 'uploads', slot)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, photos[index % photos.length] as Buffer)
}
const server = await builtServer(folder, { MAKE_AHEAD: 'on' })
await server.start()
// The rest are made later, behind these.
while ((await missingDerivatives(folder, slots.slice(0, 20))).length > 0) await pause(500)
const browser = await launchChromium()
for (const pixels of [2, 3]) {
  const { count, bytes } = await weigh(browser, pixels)
  console.log(`${slots.length} photos, ${pixels} pixels to one: ${count} pictures, ${bytes} bytes`)
  if (bytes > MOST) process.exitCode = 1
}
await browser.close()
await server.end('SIGTERM')
await removeTemporaryFolders()

async function weigh(browser: Browser, deviceScaleFactor: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', request => {
    if (request.resourceType() !== 'image') return
    sizes.push(request.sizes().then(each => each.responseBodySize + each.responseHeadersSize))
  })
  await page.goto(`${server.url}/gallery`, { waitUntil: 'networkidle' })
  await pause(1000)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return { count: sizes.length, bytes }
}
