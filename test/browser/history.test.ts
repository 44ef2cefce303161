import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { changeDetails } from '../support/contact.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('back and forward navigation')

const CHAIRS = '/services/furniture/chairs'
const STILL = { ...DESKTOP, reducedMotion: 'reduce' as const }

/** Scrolls, and waits for the event `scroll`. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async top => {
    const told = new Promise(resolve => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top, behavior: 'instant' })
    await told
  }, top)
  assert.is(await placeOf(page), top)
}

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
const landsAt = (page: Page, top: number) =>
  page.waitForFunction(top => Math.abs(scrollY - top) <= 2, top)
/** The first tile that is completely in view. */
const firstTile = (page: Page) =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLElement>('[data-item]')]
    return tiles.find(tile => tile.getBoundingClientRect().top >= 0)?.dataset.item
  })
const open = async (page: Page, name: string) => {
  // Clicked by script, since Playwright would scroll to it first.
  await page
    .getByRole('link', { name })
    .first()
    .evaluate(link => (link as HTMLElement).click())
}
const isAt = (page: Page, name: string) =>
  page.waitForFunction(name => document.title.startsWith(`${name} | `), name)

test('in a long list restores the scroll position, on a phone', async ({ site, browser }) => {
  const phone = { ...PHONE, reducedMotion: 'reduce' as const }
  const { page, complaints } = await visit(browser, `${site.url}${CHAIRS}?show=all`, phone)
  await hydrated(page)
  for (const depth of [1200, 9000]) {
    await scrollTo(page, depth)
    const tile = await firstTile(page)
    await open(page, 'About')
    await isAt(page, 'About Us')
    await page.goBack()
    await isAt(page, 'Chairs')
    await landsAt(page, depth)
    assert.is(await firstTile(page), tile)
    await page.goForward()
    await isAt(page, 'About Us')
    await landsAt(page, 0)
    await page.goBack()
    await isAt(page, 'Chairs')
    await landsAt(page, depth)
  }
  assert.equal(complaints, [])
})

test('through the viewer and the quote form restores the scroll position', async context => {
  const { site, browser } = context
  await changeDetails(site, { takesInquiries: true })
  const { page } = await visit(browser, `${site.url}${CHAIRS}?show=all`, STILL)
  await hydrated(page)
  // At the last one, the tile is half below the viewport.
  for (const depth of [2000, 3170]) {
    await scrollTo(page, depth)
    const tile = await page.evaluate(() => {
      const tiles = [...document.querySelectorAll<HTMLElement>('[data-item]')]
      const last = tiles.findLast(tile => tile.getBoundingClientRect().top < innerHeight - 60)
      last?.click()
      return last?.dataset.item
    })
    await page.waitForFunction(() => document.querySelector('dialog')?.matches(':modal'))
    await open(page, 'Request a quote')
    await page.locator('.chosen').getByText(String(tile)).waitFor()
    await page.goBack()
    await page.waitForFunction(() => document.querySelector('dialog')?.matches(':modal'))
    await page.goBack()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await landsAt(page, depth)
    await page.goForward()
    await page.locator('dialog').waitFor()
    await page.goBack()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await landsAt(page, depth)
  }
})

test('between the short and the full grid restores the position of each', async context => {
  const { page } = await visit(context.browser, context.site.url + CHAIRS, STILL)
  await hydrated(page)
  await scrollTo(page, 900)
  await page
    .getByRole('button', { name: /Click for More/ })
    .evaluate(button => (button as HTMLElement).click())
  await page.locator('[data-item=Ch100]').waitFor()
  assert.is(await placeOf(page), 900)
  await scrollTo(page, 5000)
  await page.goBack()
  await page.locator('[data-item=Ch100]').waitFor({ state: 'detached' })
  await landsAt(page, 900)
  await page.goForward()
  await page.locator('[data-item=Ch100]').waitFor()
  await landsAt(page, 5000)
})

test('in a shortlist that renders gradually restores the scroll position', async context => {
  const { page } = await visit(context.browser, context.site.url, STILL)
  const list = Array.from({ length: 100 }, (_, index) => ({
    ...{ page: CHAIRS, code: `Ch${index + 1}` },
    ...{ quantity: 1, note: '' },
  }))
  await page.evaluate(list => localStorage.setItem('shortlist', JSON.stringify(list)), list)
  await page.goto(`${context.site.url}/shortlist`)
  await page.locator('.shortlist > ul > li').nth(99).waitFor({ state: 'attached' })
  await scrollTo(page, 9000)
  await open(page, 'About')
  await isAt(page, 'About Us')
  await page.goBack()
  await isAt(page, 'Shortlist')
  // The rows that come in after the position is reached move nothing.
  await page.locator('.shortlist > ul > li').nth(99).waitFor({ state: 'attached' })
  await landsAt(page, 9000)
})

test('needs one step after three images were viewed', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/about`, STILL)
  await hydrated(page)
  await open(page, 'Executive Furniture')
  await page.waitForURL('**/services/furniture')
  await page.goto(site.url + CHAIRS)
  await hydrated(page)
  const closings = [
    () => page.getByRole('link', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    async () => {
      await page.keyboard.press('ArrowRight')
      await page.waitForURL('**?item=Ch4')
      await page.getByRole('link', { name: 'Close' }).dblclick()
    },
  ]
  for (const [index, closeViewer] of closings.entries()) {
    await page.locator(`[data-item=Ch${index + 1}]`).click()
    await page.waitForFunction(() => document.querySelector('dialog')?.matches(':modal'))
    await closeViewer()
    await page.locator('dialog').waitFor({ state: 'detached' })
    assert.is(page.url(), site.url + CHAIRS)
  }
  await page.goBack()
  await page.waitForURL('**/services/furniture')
})

test('stays on the site when a viewer opened by a link is closed', async context => {
  const { page } = await visit(context.browser, 'about:blank', STILL)
  for (const path of [`${CHAIRS}?item=Ch12`, '/gallery?all=prefab-units&item=Camp%201']) {
    await page.goto(context.site.url + path)
    await page.waitForFunction(() => document.querySelector('dialog')?.matches(':modal'))
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    assert.is(new URL(page.url()).pathname, new URL(path, context.site.url).pathname)
    assert.not.match(page.url(), 'item=')
  }
})

test.run()
