import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../web/base/routes.ts'
import { picture } from '../../support/samples.ts'
import { siteSuite } from '../site-suite.ts'
import { enter, newUser, startAdminSite } from './administrator.ts'

const test = siteSuite('activity in a browser', startAdminSite)

test('names places, leads to them, and is narrowed by words, person and day', async ({
  site,
  browser,
}) => {
  await site.upload('executive-furniture/bars/products/image-1.jpg', await picture('jpeg'))
  await newUser(site, 'wanjiru')
  const { page, complaints } = await enter(browser, site, adminRoutes.activity)
  const rows = page.locator('.activity > li')
  await page.getByRole('searchbox', { name: 'Search' }).fill('bp1 bars')
  await page.waitForURL('**?q=bp1+bars')
  await page.waitForFunction(() => document.querySelectorAll('.activity > li').length === 1)
  assert.match((await rows.textContent()) ?? '', 'Executive furniture / Bars / Products')

  await rows.getByRole('link', { name: 'BP1' }).click()
  await page.getByRole('dialog', { name: 'BP1' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(url => !url.searchParams.has('place'))
  await page.goBack()

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await rows.getByText('Created the user').waitFor()
  await page.getByLabel('By').selectOption('wanjiru')
  await page.waitForFunction(() => document.querySelectorAll('.activity > li').length === 1)
  await rows.getByText('Signed in').waitFor()
  await page.getByLabel('Day').fill('2020-01-01')
  await page.getByText('Nothing fits these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await rows.getByText('Created the user').getByRole('link', { name: 'wanjiru' }).click()
  await page.waitForURL(`**${adminRoutes.users}`)
  assert.equal(complaints, [])
})

test.run()
