import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { until } from '../support/until.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('filters of a grid, in a browser')

const LEGS = '/services/furniture/legs'
const names = (page: Page) => page.locator('.product-grid .product h3').allTextContents()
const link = (page: Page, name: string | RegExp) =>
  page.locator('.filters').getByRole('link', { name })
const says = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).waitFor()

test('narrow it down without a reload, and Back is where it was', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url + LEGS, PHONE)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'Narrow it down' }).tap()
  await says(page, '100 products')
  await link(page, 'Oak 10').tap()
  await says(page, '10 of 100 products fit')
  assert.is((await names(page)).length, 10)
  await page.locator('.product').nth(7).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await link(page, 'Turned 1').dispatchEvent('click')
  await says(page, '1 of 100 products fit')
  assert.equal(await names(page), ['Oak Turned Leg'])
  await page.goBack()
  await says(page, '10 of 100 products fit')
  await until(
    'the former place',
    async () => Math.abs((await page.evaluate(() => scrollY)) - place) < 2,
  )
  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: 'Showing 20/100 - Click for More' }).waitFor()
  assert.is(await page.locator('.filters').count(), 0)
  assert.ok(await page.evaluate(() => 'isSame' in window), 'the page was loaded again')
  assert.equal(complaints, [])
})

test('have a viewer of what fits, whose items go on the shortlist', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, `${site.url}${LEGS}?material=oak`)
  await hydrated(page)
  await page.locator('.product a').last().click()
  await page.getByText('10 of 10', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('1 of 10', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Add to shortlist' }).click()
  await page.getByRole('link', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await says(page, '10 of 100 products fit')
  assert.is(await page.evaluate(() => location.search), '?material=oak')
  await page.getByRole('link', { name: 'Shortlist, 1 item' }).click()
  await page.getByRole('heading', { name: 'Oak Turned Leg' }).waitFor()
  await page.goBack()
  await says(page, '10 of 100 products fit')
  assert.equal(complaints, [])
})

test('are gone through with the keyboard', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url + LEGS)
  await hydrated(page)
  await page.getByRole('link', { name: 'Narrow it down' }).focus()
  await page.keyboard.press('Enter')
  await says(page, '100 products')
  await link(page, 'Oak 10').focus()
  await page.keyboard.press('Enter')
  await says(page, '10 of 100 products fit')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  assert.is(await focused(), 'Oak ×')
  await page.keyboard.press('Enter')
  await says(page, '100 products')
  assert.is(await focused(), 'Oak 10')
})

test('pass axe and fit at every width', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url, { ...DESKTOP, bypassCSP: true })
  for (const query of ['filter=open', 'material=mild-steel', 'material=gold']) {
    await page.goto(`${site.url}${LEGS}?${query}`)
    await hydrated(page)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, query)
    }
    assert.equal(await violations(page), [], query)
  }
})

test('work without script', async ({ site, browser }) => {
  const options = { ...DESKTOP, javaScriptEnabled: false }
  const { page } = await visit(browser, site.url + LEGS, options)
  await page.getByRole('link', { name: 'Narrow it down' }).click()
  await link(page, /^Hairpin 6/).click()
  assert.is((await names(page)).length, 6)
  await link(page, /^Hairpin, take/).click()
  await link(page, 'Close the filters').click()
  await page.getByRole('button', { name: 'Showing 20/100 - Click for More' }).waitFor()
})

test.run()
