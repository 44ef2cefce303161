import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../../web/base/routes.ts'
import type { RunningSite } from '../../../support/site.ts'
import { focused } from '../../keyboard.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { PHONE } from '../../visit.ts'
import { enter, startAdminSite, toast } from '../administrator.ts'

const test = siteSuite('former addresses', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const

const locationOf = async (site: RunningSite, path: string) =>
  (await fetch(site.url + path, { redirect: 'manual' })).headers.get('location')

const row = (page: Page, from: string) =>
  page.getByRole('region', { name: 'List' }).getByRole('listitem').filter({ hasText: from })

const add = (site: RunningSite, from: string, to: string) =>
  site.ask('POST', api.redirects, { from, to })

test('are added by the keyboard, also as they were copied, and deleted with Undo', async context => {
  const { site, browser } = context
  const { page, complaints } = await enter(browser, site, adminRoutes.pages)
  await page.getByRole('link', { name: 'Former addresses' }).click()
  await page.getByText('No former address yet.').waitFor()
  await page.getByLabel('Former address').fill(`${site.url}/Old-Page/?utm_source=x`)
  await page.getByLabel('Leads to').fill('/about')
  await page.getByLabel('Former address').press('Enter')
  await toast(page, '/Old-Page leads to /about.')
  await row(page, '/Old-Page').getByText('admin, ').waitFor()
  assert.is(await locationOf(site, '/old-page?b=2'), '/about?b=2')
  assert.is(await page.getByLabel('Former address').inputValue(), '')
  await page.getByRole('button', { name: 'Delete /Old-Page' }).click()
  await toast(page, '/Old-Page leads nowhere now.')
  await row(page, '/Old-Page').waitFor({ state: 'detached' })
  assert.is(await page.evaluate(() => document.activeElement?.ariaLabel), 'List')
  assert.is(await locationOf(site, '/old-page'), null)
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Added again')
  await row(page, '/Old-Page').waitFor()
  assert.is(await locationOf(site, '/old-page'), '/about')
  assert.equal(complaints, [])
})

test('of a table are added together, once no line has a fault', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.redirects, PHONE)
  await page.getByText('Many at once').press('Enter')
  const lines = page.getByLabel('Lines')
  await lines.fill('/index.php?id=7\tCH8\n/us\t/nowhere')
  await page.getByRole('button', { name: 'Add all' }).press('Enter')
  await page.getByText('One line has a fault: nothing was added.').waitFor()
  await page.getByText('Line 2: There is no page at this address').waitFor()
  assert.is(await focused(page), 'Lines')
  await lines.fill('/index.php?id=7\tCH8\n/us\t/about')
  await page.getByRole('button', { name: 'Add all' }).press('Enter')
  await toast(page, '2 addresses.')
  await row(page, '/index.php?id=7').getByText('/products/ch8').waitFor()
  assert.is(await locationOf(site, '/index.php?id=7'), '/products/ch8')
  assert.is(await lines.inputValue(), '')
})

test('are accessible, fit, and are found by words where there are many', async context => {
  const { site, browser } = context
  for (let number = 1; number <= 11; number += 1) {
    await add(site, `/former/address-that-is-long-${number}`, '/services/furniture/chairs')
  }
  const options = { ...PHONE, ...still }
  const { page, complaints } = await enter(browser, site, adminRoutes.redirects, options)
  await row(page, 'long-11').waitFor()
  assert.equal(await violations(page), [])
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await page.getByLabel('Search').fill('LONG-7')
  await row(page, 'long-11').waitFor({ state: 'detached' })
  await row(page, 'long-7').waitFor()
  assert.equal(complaints, [])
})

test.run()
