import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../../web/base/routes.ts'
import { pageCalls } from '../../../support/page-calls.ts'
import type { RunningSite } from '../../../support/site.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP, PHONE } from '../../visit.ts'
import { newUser, startAdminSite, toast } from '../administrator.ts'
import { edit, field, inOutline, opened, says, storedText } from './at-editor.ts'

const test = siteSuite('deleting a page', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const

/** A published copy of the interiors. */
async function publish(site: RunningSite, path: string, name: string): Promise<void> {
  const pages = pageCalls(site)
  const { body } = await pages.create({ path, name, from: '/services/interiors' })
  const { status } = await pages.publish(path, body.version)
  assert.is(status, 200)
}

async function openDialog(page: Page) {
  await inOutline(page, 'Delete the page').click()
  const dialog = page.getByRole('dialog', { name: /^Delete “/ })
  await dialog.getByRole('combobox').waitFor()
  return dialog
}

const get = (site: RunningSite, path: string) => fetch(site.url + path, { redirect: 'manual' })

test('asks where its address leads, and is taken back by Undo', async ({ site, browser }) => {
  const path = '/services/interiors/stairs'
  await publish(site, path, 'Stairs')
  const { page, complaints } = await edit(browser, site, path, { ...DESKTOP, ...still })
  const dialog = await openDialog(page)
  assert.is(await dialog.getByRole('combobox').inputValue(), '/services/interiors')
  assert.equal(await violations(page), [])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await openDialog(page)
  await dialog.getByRole('combobox').selectOption('/about')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await toast(page, '“Stairs” was deleted')
  await page.waitForURL(`**${adminRoutes.pages}`)
  const row = page.getByRole('listitem').filter({ hasText: path })
  await page.getByRole('link', { name: 'About Us', exact: true }).waitFor()
  await row.waitFor({ state: 'detached' })
  assert.is((await get(site, path)).headers.get('location'), '/about')
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Restored')
  await row.waitFor()
  assert.is((await get(site, path)).status, 200)
  assert.equal(complaints, [])
})

test('fits on a phone, and may lead nowhere', async ({ site, browser }) => {
  await publish(site, '/gone', 'Gone')
  const { page } = await edit(browser, site, '/gone', { ...PHONE, ...still })
  await page.getByRole('button', { name: 'Sections', exact: true }).tap()
  const dialog = await openDialog(page)
  assert.equal(await violations(page), [])
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await dialog.getByRole('combobox').selectOption('')
  await dialog.getByRole('button', { name: 'Delete the page' }).tap()
  await toast(page, '“Gone” was deleted')
  assert.is((await get(site, '/gone')).status, 404)
})

test('by somebody else keeps what is typed, which is saved once the page is back', async context => {
  const { site, browser } = context
  const path = '/typed'
  await publish(site, path, 'Typed')
  const cookie = await newUser(site, 'joan')
  const { page } = await edit(browser, site, path, { ...DESKTOP, cookie })
  await page.locator('.outline-section').nth(1).click()
  const gone = await pageCalls(site).remove(path)
  assert.is(gone.status, 200)
  await field(page, 'Title').fill('Typed after it was deleted')
  await says(page, 'Not saved: admin has deleted this page. It is in the bin for 30 days.')
  await says(page, 'Kept in this browser.')
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Delete the page' }).click()
  await toast(page, 'Deleted already')
  await dialog.waitFor({ state: 'detached' })
  assert.is(await field(page, 'Title').inputValue(), 'Typed after it was deleted')
  // A reload says so as well.
  page.on('dialog', question => question.accept())
  await page.reload()
  await page.getByRole('alert').getByText('admin has deleted this page.').waitFor()

  const bin = (await (await site.ask('GET', api.bin)).json()) as { entries: { id: string }[] }
  await site.ask('POST', `${api.bin}/${bin.entries[0]?.id}/restore`)
  await page.reload()
  await opened(page)
  await storedText(site, path, 'Typed after it was deleted')
})

test.run()
