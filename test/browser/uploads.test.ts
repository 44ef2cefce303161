import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { sample } from '../support/samples.ts'
import { siteSuite } from './site-suite.ts'
import { hydrated, visit } from './visit.ts'

const CARD = 'home/core-services/prefab-units/home-core-services-prefab-units-image-1.jpg'
const HERO = 'home/hero/prefab-units/home-hero-prefab-units-video-1.mp4'

const uploads = siteSuite('uploads on the home page')

uploads('show a rotated photo upright and without its location', async ({ site, browser }) => {
  const photo = await readFile(sample('photo-12mp-rotated-gps.jpg'))
  assert.is((await site.upload(CARD, photo)).status, 200)
  const { page, complaints } = await visit(browser, site.url)
  const picture = page.locator('#core-services .card img').first()
  await picture.scrollIntoViewIfNeeded()
  await page.waitForFunction(
    image => (image as HTMLImageElement).complete,
    await picture.elementHandle(),
  )
  const size = await picture.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ])
  const before = await sharp(photo).metadata()
  assert.ok((before.orientation ?? 1) > 4, 'the sample lies on its side')
  assert.is((size[0] ?? 0) > (size[1] ?? 0), (before.height ?? 0) > (before.width ?? 0))
  const served = await fetch(new URL((await picture.getAttribute('src')) ?? '', site.url))
  const { exif, orientation } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
  assert.is(exif, undefined)
  assert.is(orientation, undefined)
  assert.equal(complaints, [])
})

uploads(
  'play a video in the hero with range requests, under white text',
  async ({ site, browser }) => {
    const clip = await readFile(sample('clip-720p.mp4'))
    assert.is((await site.upload(HERO, clip)).status, 200)
    const { page, complaints } = await visit(browser, 'about:blank')
    const answers: number[] = []
    page.on('response', answer => {
      if (answer.url().includes(HERO)) answers.push(answer.status())
    })
    await page.goto(site.url)
    await hydrated(page)
    await page.waitForFunction(
      () => (document.querySelector('.hero video') as HTMLVideoElement)?.currentTime > 0.2,
    )
    assert.ok(answers.includes(206), String(answers))
    assert.is(await page.locator('.hero').getAttribute('data-dress'), 'photo')
    assert.is(
      await page.locator('.hero h1').evaluate(h1 => getComputedStyle(h1).color),
      'rgb(255, 255, 255)',
    )
    assert.equal(
      complaints.filter(line => !line.startsWith('request to')),
      [],
    )
  },
)

uploads.run()
