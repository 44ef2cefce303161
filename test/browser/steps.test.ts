import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { siteWithChairs } from '../support/many-products.ts'
import { startSite } from '../support/site.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('a list of more than a hundred, in a browser', async () =>
  startSite({ env: await siteWithChairs(150) }),
)

const CHAIRS = '/services/furniture/chairs'
const names = (page: Page) => page.locator('.product-grid .product h3').allTextContents()
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'All items' }).getByText(name)

test('is gone through by its links, forth and back', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url + CHAIRS, PHONE)
  await hydrated(page)
  await page.getByRole('button', { name: 'Showing 20/250 - Click for More' }).tap()
  await page.getByRole('button', { name: 'Showing 100/250 - Click for Less' }).waitFor()
  await step(page, '201–250').tap()
  await page.waitForURL('**?show=all&from=201')
  await hydrated(page)
  assert.equal((await names(page)).length, 50)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.is(width, PHONE.viewport?.width)
  await page.getByRole('link', { name: 'Ch250' }).tap()
  await page.getByText('250 of 250').waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await step(page, '1–100').tap()
  await page.waitForURL('**?show=all')
  assert.is((await names(page))[99], 'Ch100')
  await page.goBack()
  await page.goBack()
  await hydrated(page)
  assert.is((await names(page)).length, 100)
  assert.equal(complaints, [])
})

test('passes axe', async ({ site, browser }) => {
  const options = { ...DESKTOP, bypassCSP: true }
  const { page } = await visit(browser, `${site.url}${CHAIRS}?from=101`, options)
  assert.equal(await violations(page), [])
})

test('begins anew by a link, and is where it was after Back', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, `${site.url}${CHAIRS}?show=all&from=201`)
  await hydrated(page)
  await page.locator('main a[href="/services/furniture"]').first().click()
  await page.waitForURL('**/services/furniture')
  await page.locator(`main a[href="${CHAIRS}"]`).first().click()
  await page.getByRole('button', { name: 'Showing 20/250 - Click for More' }).waitFor()
  assert.is((await names(page))[0], 'Ch1')
  await page.goBack()
  await page.waitForURL('**/services/furniture')
  await page.goBack()
  await page.getByText('Ch250', { exact: true }).waitFor()
  assert.equal([(await names(page))[0], (await names(page)).length], ['Ch201', 50])
  assert.equal(complaints, [])
})

test.run()
