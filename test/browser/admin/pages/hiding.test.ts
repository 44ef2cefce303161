import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../../web/base/routes.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP, PHONE } from '../../visit.ts'
import { enter, startAdminSite, toast } from '../administrator.ts'
import { edit, inOutline } from './at-editor.ts'

const test = siteSuite('hiding a page', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const
const POWDER = '/engineering-services/powder-coating'
const LASER = '/engineering-services/cnc-laser-cutting'

const get = (url: string) => fetch(url, { redirect: 'manual' })

test('says who links to it, and is taken back by Undo, all by keys', async ({ site, browser }) => {
  const { page, complaints } = await edit(browser, site, POWDER, { ...DESKTOP, ...still })
  await inOutline(page, 'Hide the page').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Hide “Powder Coating”?' })
  await dialog.getByText('The page Engineering Services has a link to it.').waitFor()
  assert.is(await dialog.getByRole('combobox').inputValue(), '/engineering-services')
  assert.equal(await violations(page), [])
  await dialog.getByRole('radio', { name: 'Now' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await toast(page, 'Visitors no longer see it.')
  await inOutline(page, 'Show the page again').waitFor()
  const answer = await get(site.url + POWDER)
  assert.equal([answer.status, answer.headers.get('location')], [302, '/engineering-services'])
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Visitors see “Powder Coating” now.')
  await inOutline(page, 'Hide the page').waitFor()
  assert.is((await get(site.url + POWDER)).status, 200)
  assert.equal(complaints, [])
})

test('fits on a phone, and is shown again from the list in one tap', async context => {
  const { site, browser } = context
  const { page } = await edit(browser, site, LASER, { ...PHONE, ...still })
  await page.getByRole('button', { name: 'Sections', exact: true }).tap()
  await inOutline(page, 'Hide the page').tap()
  const dialog = page.getByRole('dialog', { name: /^Hide “/ })
  await dialog.getByRole('radio', { name: 'At a day and time' }).check()
  assert.equal(await violations(page), [])
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await dialog.getByRole('radio', { name: 'Now' }).check()
  await dialog.getByRole('button', { name: 'Hide the page' }).tap()
  await toast(page, 'Hidden')
  const list = await enter(browser, site, adminRoutes.pages, { ...PHONE, ...still })
  const row = list.page.getByRole('listitem').filter({ hasText: LASER })
  await row.getByText(/^Hidden \d+ \w+ by admin$/).waitFor()
  assert.equal(await violations(list.page), [])
  await row.getByRole('button', { name: 'Show CNC Laser Cutting again' }).tap()
  await toast(list.page, 'Visitors see “CNC Laser Cutting” now.')
  await row.getByText('As shipped').waitFor()
  assert.is((await get(site.url + LASER)).status, 200)
})

test.run()
