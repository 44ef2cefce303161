import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('the captions of a portfolio')

test('show their titles on a desk, and their texts on hover', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/services/interiors`)
  await hydrated(page)
  const tile = page.locator('.portfolio li').last()
  await tile.scrollIntoViewIfNeeded()
  const shown = () => tile.evaluate(captionOf)
  assert.equal(await shown(), { title: 1, text: 0, isInPicture: true })
  await page.evaluate(countShifts)
  await tile.hover()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  assert.equal(await shown(), { title: 1, text: 1, isInPicture: true })
  assert.is(await shifts(page), 0)
})

test('stand below the pictures on a phone', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/services/interiors`, PHONE)
  const caption = await page.locator('.portfolio li').last().evaluate(captionOf)
  assert.equal(caption, { title: 1, text: 1, isInPicture: false })
})

test.run()

/** How opaque both parts of a tile's caption are, and whether the title lies in the picture. */
function captionOf(tile: Element) {
  const [title, text, picture] = ['strong', 'span', 'img'].map(name => {
    const part = tile.querySelector(name) as Element
    return { opacity: Number(getComputedStyle(part).opacity), box: part.getBoundingClientRect() }
  })
  if (!title || !text || !picture) throw new Error('This tile has no caption.')
  const isInPicture = title.box.bottom <= picture.box.bottom
  return { title: title.opacity, text: text.opacity, isInPicture }
}

function countShifts() {
  const counted = window as { shifts?: number }
  counted.shifts = 0
  new PerformanceObserver(list => {
    counted.shifts = (counted.shifts ?? 0) + list.getEntries().length
  }).observe({ type: 'layout-shift' })
}

const shifts = (page: Page) => page.evaluate(() => (window as { shifts?: number }).shifts)
