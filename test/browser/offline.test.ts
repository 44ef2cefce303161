import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('offline browsing')

const isAt = (page: Page, name: string) =>
  page.waitForFunction(name => document.title.startsWith(`${name} | `), name)
const NOTICE = /^No connection\./

test('a link shows a notice, keeps the page, and opens once online', async context => {
  const { site, browser } = context
  const { page } = await visit(browser, `${site.url}/services/furniture/chairs`, PHONE)
  await hydrated(page)
  await page.context().setOffline(true)
  const about = page.locator('footer').getByRole('link', { name: 'About' })
  await about.click()
  await page.getByText(NOTICE).waitFor()
  await page.waitForURL('**/chairs')
  await page.getByRole('button', { name: /Click for More/ }).click()
  await page.locator('[data-item=Ch100]').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(NOTICE).waitFor()
  await page.context().setOffline(false)
  await isAt(page, 'About Us')
  assert.is(await page.getByText(NOTICE).count(), 0)
  assert.match(page.url(), /\/about$/)
  await page.goBack()
  await page.locator('[data-item=Ch100]').waitFor()
})

test('pages seen before open while offline, even old ones', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url)
  await hydrated(page)
  await page.locator('footer').getByRole('link', { name: 'About' }).click()
  await isAt(page, 'About Us')
  await page.evaluate(() => {
    const later = Date.now() + 600_000
    Date.now = () => later
  })
  await page.context().setOffline(true)
  await page.goBack()
  await page.getByRole('link', { name: 'Explore Our Solutions' }).waitFor()
  assert.is(await page.getByText(NOTICE).count(), 0)
})

test('an image that needs more code opens once online', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, `${site.url}/services/furniture/chairs`)
  await hydrated(page)
  await page.context().setOffline(true)
  await page.locator('[data-item=Ch2]').evaluate(tile => (tile as HTMLElement).click())
  await page.getByText(NOTICE).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('dialog').waitFor()
  assert.is(await page.getByText(NOTICE).count(), 0)
  assert.not.ok(complaints.some(line => line.includes('Uncaught')))
})

test.run()
