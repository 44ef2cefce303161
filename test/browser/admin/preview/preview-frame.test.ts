import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { api } from '../../../../web/base/routes.ts'
import { until } from '../../../support/until.ts'
import { holdRequests } from '../../held-requests.ts'
import { siteSuite } from '../../site-suite.ts'
import { PHONE } from '../../visit.ts'
import { startAdminSite } from '../administrator.ts'
import { openPreview } from './open-preview.ts'

const test = siteSuite('frame of the preview', startAdminSite)

const title = '[data-at="sections.1.title"]'

const typeTitle = (page: Page, text: string) =>
  page.evaluate(text => {
    window.editor.change(({ sections }) => Object.assign(sections[1] ?? {}, { title: text }))
  }, text)

/** After the first rendering for the editor typed text is shown at once. */
const rendered = (page: Page, times = 1) =>
  page.waitForFunction(times => window.editor?.renderings >= times, times)

test('shows the page, and says which text or section was pressed', async ({ browser, site }) => {
  const { page, frame, complaints } = await openPreview(browser, site, '/')
  const keys = await page.evaluate(() => window.editor.page.keys)
  await frame.locator(title).click()
  await frame
    .locator(`[data-section="${keys[1]}"] img`)
    .first()
    .click({ position: { x: 5, y: 5 } })
  const events = await page.evaluate(() => window.editor.events)
  assert.equal(events, [{ section: keys[1], at: 'sections.1.title' }, keys[1]])
  assert.equal(complaints, [])
})

test('does so before its pictures are there', async ({ browser, site }) => {
  const { page, frame } = await openPreview(browser, site, '/about')
  await page.route('**/drawings/**', () => undefined)
  await page.route('**/uploads/**', () => undefined)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await rendered(page)
  await frame.locator('h1').click()
  assert.is((await page.evaluate(() => window.editor.events)).length, 1)
})

test('follows no link, sends no form and takes no focus', async ({ browser, site }) => {
  const { page, frame } = await openPreview(browser, site, '/gallery')
  await frame.locator('a[href="/about"]').last().click()
  await frame.locator('.gallery-tabs button').last().click()
  await frame.locator('.gallery-selectors select').first().click({ force: true })
  await page.keyboard.press('Enter')
  const inside = page.frames()[1]
  await inside?.evaluate(() => document.querySelector('form')?.requestSubmit())
  assert.is(inside?.url(), `${site.url}${api.pagePreview}?path=%2Fgallery`)
  assert.is(await inside?.evaluate(() => document.activeElement?.tagName), 'BODY')
})

test('its places are no tab stops', async ({ browser, site }) => {
  const { page } = await openPreview(browser, site, '/')
  await page.evaluate(() => {
    for (const at of ['afterbegin', 'beforeend'] as const) {
      document.body.insertAdjacentHTML(at, `<button id="${at}">${at}</button>`)
    }
    document.getElementById('afterbegin')?.focus()
  })
  await page.keyboard.press('Tab')
  assert.is(await page.evaluate(() => document.activeElement?.id), 'beforeend')
})

test('typed text is seen at once, and stays when it was rendered', async ({ browser, site }) => {
  const { page, frame } = await openPreview(browser, site, '/')
  await rendered(page)
  const render = await holdRequests(page, `**${api.pagePreview}**`)
  await typeTitle(page, 'First')
  assert.is(await frame.locator(title).textContent(), 'First')
  await typeTitle(page, 'First word')
  assert.is(await frame.locator(title).textContent(), 'First word')
  const heading = await frame.locator(title).elementHandle()
  render()
  await rendered(page, 2)
  assert.is(await frame.locator(title).textContent(), 'First word')
  // Nothing was replaced: the page shows already what the server has rendered.
  assert.ok(await heading?.evaluate(element => element.isConnected))
})

test('a key makes the page in the frame lay itself out only where something moves', async ({
  browser,
  site,
}) => {
  const { page, frame } = await openPreview(browser, site, '/')
  await rendered(page)
  await page.evaluate(() => window.editor.select(window.editor.page.keys[1]))
  await typeTitle(page, 'Built by engineerA')
  await rendered(page, 2)
  await page.route(`**${api.pagePreview}**`, () => undefined)
  const inside = page.frames()[1]
  // What comes later moves something.
  await inside?.waitForFunction(() =>
    [...document.images].every(
      image => image.complete || image.getBoundingClientRect().top > 2 * innerHeight,
    ),
  )
  await inside?.evaluate(() => {
    const { getBoundingClientRect } = Element.prototype
    Element.prototype.getBoundingClientRect = function () {
      const { dataset } = document.documentElement
      dataset.measured = String(Number(dataset.measured ?? 0) + 1)
      return getBoundingClientRect.call(this)
    }
  })
  const letters = [...'BCDEFGHIJKLMNOPQRSTU']
  for (const letter of letters) await typeTitle(page, `Built by engineer${letter}`)
  assert.is(await frame.locator(title).textContent(), 'Built by engineerU')
  // Ten sections are measured once more where something comes late; a key measures at least one.
  const times = await frame.locator('html').getAttribute('data-measured')
  assert.ok(Number(times ?? 0) < letters.length, `${times} times for ${letters.length} keys`)
})

test('the selected section is outlined, on the screen, and its place is told', async ({
  browser,
  site,
}) => {
  const { page, frame } = await openPreview(browser, site, '/')
  const keys = await page.evaluate(() => window.editor.page.keys)
  const last = keys.at(-1)
  await page.evaluate(key => window.editor.select(key), last)
  const section = frame.locator(`[data-section="${last}"]`)
  await until('the section on the screen', async () => {
    const [box, rect] = [await section.boundingBox(), await page.evaluate(() => window.editor.rect)]
    const height = page.viewportSize()?.height ?? 0
    if (!box || !rect || box.y < 0 || box.y > height / 2) return false
    return Math.abs(box.x - rect.left) < 2 && Math.abs(box.y - rect.top) < 2
  })
  const apart = await section.evaluate(element => {
    const outline = document.querySelector('.preview-outline:not(.is-near)')
    const [own, around] = [element, outline].map(one => one?.getBoundingClientRect())
    return own && around ? [around.top - own.top, own.bottom - around.bottom] : []
  })
  assert.equal(apart.map(Math.round), [6, 6])
})

test('a phone is 390 pixels wide, and a desk is shown smaller where it does not fit', async ({
  browser,
  site,
}) => {
  const { page } = await openPreview(browser, site, '/', PHONE)
  const inside = page.frames()[1]
  assert.is(await inside?.evaluate(() => innerWidth), 1280)
  const desk = await page.locator('iframe').boundingBox()
  assert.is(Math.round(desk?.width ?? 0), 390)
  assert.is(Math.round(desk?.height ?? 0), PHONE.viewport?.height)
  await page.evaluate(() => window.editor.setWidth('phone'))
  await until('the width of a phone', () => inside?.evaluate(() => innerWidth === 390))
})

test.run()
