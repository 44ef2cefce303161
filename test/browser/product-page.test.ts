import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('the page of a product')

const CHAIRS = '/services/furniture/chairs'
const headline = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

test('is reached from the viewer by its code, without a reload, and left by Back', async context => {
  const { site, browser } = context
  const { page, complaints } = await visit(browser, site.url + CHAIRS, PHONE)
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await page.locator('[data-item=Ch4]').click()
  await page.locator('.viewer-facts a').click()
  await headline(page, 'Ch4')
  assert.is(new URL(page.url()).pathname, '/products/ch4')
  assert.is(await page.locator('dialog').count(), 0)
  assert.is(await page.evaluate(() => document.body.style.overflow), '')
  await page.goBack()
  await page.locator('dialog.viewer').waitFor()
  assert.is(await page.locator('#viewer-title').textContent(), 'Ch4')
  await page.goBack()
  await page.waitForFunction(() => !document.querySelector('dialog'))
  assert.is(new URL(page.url()).pathname + new URL(page.url()).search, CHAIRS)
  assert.ok(await page.evaluate(() => Reflect.get(window, 'isSameDocument')))
  assert.equal(complaints, [])
})

test('shares the shortlist with the tile of its list', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/products/ch4`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to shortlist' }).click()
  await page.getByRole('button', { name: 'On your shortlist' }).waitFor()
  await page.getByRole('link', { name: 'All of Chairs' }).click()
  const tile = page.getByRole('button', { name: 'Shortlist Ch4', exact: true })
  await tile.waitFor()
  assert.is(await tile.getAttribute('aria-pressed'), 'true')
  await page.goto(`${site.url}/shortlist`)
  await page.getByText('Ch4').first().waitFor()
  await page.goto(`${site.url}/products/ch4`)
  await hydrated(page)
  await page.getByRole('button', { name: 'On your shortlist' }).click()
  await page.goto(`${site.url}${CHAIRS}`)
  await tile.waitFor()
  assert.is(await tile.getAttribute('aria-pressed'), 'false')
})

test('goes on to the next product, and from its last to its first', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/products/ch99`, DESKTOP)
  await hydrated(page)
  const others = page.locator('.product-others .product a')
  await others.first().click()
  await headline(page, 'Ch100')
  await others.first().click()
  await headline(page, 'Ch1')
  assert.is(await page.title(), 'Ch1, Chairs | Nairobi Prefab & Interiors')
  const canonical = page.locator('link[rel=canonical]')
  assert.is(await canonical.getAttribute('href'), `${site.url}/products/ch1`)
})

test('says all it knows without script, and every way on is a link', async ({ site, browser }) => {
  const options = { ...PHONE, javaScriptEnabled: false }
  const { page } = await visit(browser, `${site.url}/products/lg1`, options)
  await headline(page, 'Oak Turned Leg')
  for (const fact of ['LG1', 'Oak', 'Turned']) {
    await page.locator('dd').getByText(fact, { exact: true }).waitFor()
  }
  await page.getByRole('link', { name: 'Walnut Tapered Leg' }).click()
  await headline(page, 'Walnut Tapered Leg')
  await page.getByRole('link', { name: 'All of Furniture Legs' }).click()
  await page.waitForURL('**/services/furniture/legs')
})

test('of an unknown code leads to those near it', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/products/ch101`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Ch100' }).click()
  await headline(page, 'Ch100')
})

test.run()
