import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright'
import * as assert from 'uvu/assert'
import { sample } from '../support/samples.ts'
import { siteSuite } from './site-suite.ts'
import { visit } from './visit.ts'

const CAMP = '/services/containers/commercial/camp-solutions'
const CLIP = 'prefab-units/commercial/camp-solutions/hero/video-1.mp4'

const test = siteSuite('carousels without JavaScript')
test.before(async ({ site }) => {
  const clip = await readFile(sample('clip-480p-moov-at-end.mp4'))
  assert.is((await site.upload(CLIP, clip)).status, 200)
})

for (const width of [390, 1440]) {
  test(`show every slide and no inactive button at ${width} px`, async ({ site, browser }) => {
    const options = { viewport: { width, height: 900 }, javaScriptEnabled: false }
    const { page } = await visit(browser, site.url + CAMP, options)
    for (const dead of ['.hero-controls', '.carousel-controls', '.progress', '.play-clip']) {
      for (const control of await page.locator(dead).all()) {
        assert.not(await control.isVisible(), dead)
      }
    }
    assert.is(await seenIn(page.locator('.hero-slides')), 2)
    for (const card of await page.locator('.cards .carousel').all()) {
      assert.is(await seenIn(card), 3)
    }
    const video = page.locator('.hero video[controls]')
    await video.scrollIntoViewIfNeeded()
    assert.ok(await video.evaluate(isInFront))
  })
}

test.run()

/** The number of slides that come into view while the strip is scrolled horizontally. */
async function seenIn(strip: Locator): Promise<number> {
  await strip.scrollIntoViewIfNeeded()
  return strip.evaluate(async strip => {
    const slides = [...strip.querySelectorAll<HTMLElement>('.slide')]
    let seen = 0
    for (const slide of slides) {
      strip.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
      const { left, top, width, height } = slide.getBoundingClientRect()
      const middle = document.elementFromPoint(left + width / 2, top + height / 2)
      const picture = slide.querySelector('img')
      await picture?.decode()
      if (middle && slide.contains(middle) && picture?.naturalWidth) seen++
    }
    return seen
  })
}

/** Whether no element covers its controls, which are in the lowest 40 pixels. */
function isInFront(video: Element): boolean {
  const { left, bottom, width } = video.getBoundingClientRect()
  const places = [20, width / 2, width - 90].map(x => [left + x, bottom - 20] as const)
  return places.every(([x, y]) => document.elementFromPoint(x, y) === video)
}
