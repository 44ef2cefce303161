import * as assert from 'uvu/assert'
import { launchChromium } from '../support/chromium.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, stopTheClock, visit } from './visit.ts'

const test = siteSuite('what moves on the home page')

test('moves neighbouring cards on one second after each other', async ({ site, browser }) => {
  const { page } = await visit(browser, 'about:blank')
  await stopTheClock(page)
  await page.goto(site.url)
  await hydrated(page)
  const cards = page.locator('#core-services .card')
  await cards.first().scrollIntoViewIfNeeded()
  await cards.last().locator('.slide').nth(1).waitFor({ state: 'attached' })
  const moved = () =>
    cards.evaluateAll(all =>
      all.map(card => card.querySelectorAll('.dots li')[1]?.hasAttribute('data-current')),
    )
  await page.clock.runFor(3_000)
  assert.equal(await moved(), [true, false, false])
  await page.clock.runFor(1_000)
  assert.equal(await moved(), [true, true, false])
  await page.clock.runFor(1_000)
  assert.equal(await moved(), [true, true, true])
  await page.clock.runFor(1_000)
  assert.equal(await moved(), [false, true, true])
})

test('stops while paused, and with reduced motion', async ({ site, browser }) => {
  const { page } = await visit(browser, 'about:blank', {
    ...DESKTOP,
    reducedMotion: 'reduce',
  })
  await stopTheClock(page)
  await page.goto(site.url)
  await hydrated(page)
  const current = () => page.locator('.hero .dots button[aria-current]').getAttribute('aria-label')
  const first = await current()
  await page.clock.runFor(25_000)
  assert.is(await current(), first)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Pause slides' }).click()
  await page.clock.runFor(25_000)
  assert.is(await current(), first)
  await page.getByRole('button', { name: 'Play slides' }).click()
  await page.clock.runFor(10_000)
  assert.is.not(await current(), first)
})

test('the drawing behind the text is animated, but not with reduced motion', async ({ site }) => {
  const browser = await launchChromium()
  const frames = async (reducedMotion: 'reduce' | 'no-preference') => {
    const { page, close } = await visit(browser, site.url, { ...DESKTOP, reducedMotion })
    await page.clock.install()
    const drawing = page.locator('.hero .slide[data-current] img')
    await drawing.evaluate((image: HTMLImageElement) => image.decode())
    const seen = new Set<string>()
    for (let frame = 0; frame < 3; frame += 1) {
      seen.add((await drawing.screenshot()).toString('base64'))
      await new Promise(resolve => setTimeout(resolve, 300))
    }
    await close()
    return seen.size
  }
  assert.is(await frames('reduce'), 1)
  assert.ok((await frames('no-preference')) > 1)
})

test.run()
