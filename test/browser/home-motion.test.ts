import * as assert from 'uvu/assert'
import { launchChromium } from '../support/chromium.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, stopTheClock, visit } from './visit.ts'

const test = siteSuite('what moves on the home page')

test('moves the hero on every 10 s through 6 slides, in a loop', async ({ site, browser }) => {
  const { page } = await visit(browser, 'about:blank')
  await stopTheClock(page)
  await page.goto(site.url)
  await hydrated(page)
  const current = () =>
    page.locator('.hero .dots li[data-current] button').getAttribute('aria-label')
  const first = await current()
  // The browser tells by its own time when the hero is in view, from which on it moves.
  for (let waited = 0; waited < 10_000 && (await current()) === first; waited += 100) {
    await page.clock.runFor(100)
  }
  const seen = [await current()]
  assert.is.not(seen[0], first)
  for (let slide = 1; slide <= 6; slide++) {
    await page.clock.runFor(9_900)
    assert.is(await current(), seen.at(-1), 'not before its time')
    await page.clock.runFor(100)
    seen.push(await current())
  }
  assert.is(new Set(seen).size, 6)
  assert.is(seen[6], seen[0])
})

test('moves each service card on every 3 s through 3 images', async ({ site, browser }) => {
  const { page } = await visit(browser, 'about:blank')
  await stopTheClock(page)
  await page.goto(site.url)
  await hydrated(page)
  const card = page.locator('#core-services .card').first()
  await card.scrollIntoViewIfNeeded()
  const current = () => card.locator('.dots button[aria-current]').getAttribute('aria-label')
  // The next image is fetched as soon as the card is in view and rotates.
  await card.locator('.slide').nth(1).waitFor({ state: 'attached' })
  const seen = [await current()]
  for (let picture = 1; picture <= 3; picture++) {
    await page.clock.runFor(3_000)
    seen.push(await current())
  }
  assert.is(new Set(seen).size, 3)
  assert.is(seen[3], seen[0])
})

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
    for (let frame = 0; frame < 6; frame += 1) {
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
