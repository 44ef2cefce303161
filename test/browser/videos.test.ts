import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { posterOf } from '../../web/base/routes.ts'
import { picture, sample } from '../support/samples.ts'
import { until } from '../support/until.ts'
import { type SiteAndBrowser, siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const HERO = 'home/hero/prefab-units/home-hero-prefab-units-video-1.mp4'

/** Videos without a poster. */
const BARE = [
  'interior-designs/hero/video-1.mp4',
  'Gallery/project-videos/prefab-units/gallery-project-videos-prefab-units-video-1.mp4',
]

const videos = siteSuite('videos and their posters')

videos.before(async ({ site }) => {
  assert.is((await site.upload(HERO, await readFile(sample('clip-720p.mp4')))).status, 200)
  assert.is((await site.upload(posterOf(HERO), await picture('png', 1280, 720))).status, 200)
  const small = await readFile(sample('clip-480p-moov-at-end.mp4'))
  for (const slot of BARE) assert.is((await site.upload(slot, small)).status, 200)
})

/** Opens the home page and records requests; `connection` replaces `navigator.connection`. */
async function open(
  { site, browser }: SiteAndBrowser,
  options: BrowserContextOptions = DESKTOP,
  connection?: object,
  path = '/',
) {
  const visited = await visit(browser, 'about:blank', options)
  const { page } = visited
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.addInitScript(connection => {
    if (connection) Object.defineProperty(navigator, 'connection', { value: connection })
  }, connection)
  await page.goto(site.url + path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const complaints = visited.complaints.filter(line => !line.startsWith('request to'))
  const clips = () => asked.filter(url => [HERO, ...BARE].some(slot => url.includes(slot)))
  return { ...visited, complaints, clips, asked }
}

const clip = (page: Page) => page.locator('.hero [data-current] video').first()
const isPlaying = () =>
  (document.querySelector('.hero [data-current] video') as HTMLVideoElement).currentTime > 0.1

videos('a poster is shown before the video from the first byte of the page', async context => {
  const html = await (await fetch(context.site.url)).text()
  assert.match(html, /<img[^>]+src="\/uploads\/[^"]+prefab-units-video-1\.poster\.jpg\?v=/)
  assert.not.match(html, /class="play-clip"/)
  const { page, complaints } = await open(context)
  await page.waitForFunction(isPlaying)
  const [poster, video] = await page.evaluate(() =>
    ['img', 'video'].map(name =>
      JSON.stringify(
        document.querySelector(`.hero [data-current] ${name}`)?.getBoundingClientRect(),
      ),
    ),
  )
  assert.is(poster, video)
  assert.is(await page.locator('.play-clip').count(), 0)
  assert.equal(complaints, [])
})

const withoutAutoplay: [string, BrowserContextOptions, object?][] = [
  ['prefer no motion', { ...DESKTOP, reducedMotion: 'reduce' }],
  ['send Save-Data alone', { ...DESKTOP, extraHTTPHeaders: { 'save-data': 'on' } }],
  ['are on a 3G line', PHONE, { effectiveType: '3g' }],
]

for (const [who, options, connection] of withoutAutoplay) {
  videos(`visitors who ${who} see the poster and play the video by a click`, async context => {
    const { page, clips, asked, complaints } = await open(context, options, connection)
    const button = page.locator('.hero [data-current] .play-clip')
    assert.is(await button.textContent(), 'Play (0.9 MB)')
    assert.equal(clips(), [])
    assert.ok(asked.some(url => url.includes('video-1.poster.jpg')))

    await button.click()
    await page.waitForFunction(isPlaying)
    assert.ok(clips().length > 0)
    await button.click()
    assert.is(await clip(page).evaluate((video: HTMLVideoElement) => video.paused), true)
    assert.is(await button.textContent(), 'Play (0.9 MB)')

    await clip(page).evaluate((video: HTMLVideoElement) => {
      video.addEventListener('emptied', () => video.setAttribute('data-restarted', ''))
    })
    await button.click()
    await until('it to go on', () =>
      clip(page).evaluate((video: HTMLVideoElement) => !video.paused && video.readyState > 2),
    )
    assert.is(await clip(page).getAttribute('data-restarted'), null, 'it goes on where it was')
    assert.equal(complaints, [])
  })
}

videos('visitors who save data see the drawing of a video without a poster', async context => {
  for (const path of ['/services/interiors', '/gallery']) {
    const { page, clips, complaints } = await open(context, PHONE, { saveData: true }, path)
    const slide = page.locator('.slide[data-current]').filter({ has: page.locator('video') })
    await slide.first().scrollIntoViewIfNeeded()
    await slide.first().getByRole('button', { name: 'Play (0.3 MB)' }).waitFor()
    assert.match(await drawn(slide.first().locator('img')), /\.poster\.jpg\?v=/)
    assert.equal(clips(), [])
    assert.equal(complaints, [])
  }
})

videos('a video without a poster is printed as its drawing', async context => {
  const { page } = await open(context, DESKTOP, undefined, '/services/interiors')
  await page.emulateMedia({ media: 'print' })
  const picture = page.locator('.hero .slide[data-current] img')
  assert.match(await drawn(picture), /\.poster\.jpg\?v=/)
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  assert.ok(width > 200 && height > 150, `${width} x ${height}`)
})

videos.run()

/** The URL of a drawing, once it is loaded. */
async function drawn(image: Locator): Promise<string> {
  const address = await image.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.currentSrc
  })
  const { headers } = await fetch(address)
  assert.match(headers.get('content-type') ?? '', 'image/svg+xml')
  return address
}
