import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../../web/base/routes.ts'
import { pageCalls } from '../../../support/page-calls.ts'
import { focused } from '../../keyboard.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { PHONE } from '../../visit.ts'
import { enter, startAdminSite } from '../administrator.ts'
import { opened } from './at-editor.ts'

const test = siteSuite('a new page', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const

async function openDialog(page: Page, name = 'Add a page') {
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

test('gets an address from its name, opens its editor, and is marked in the list', async context => {
  const { site, browser } = context
  const { page, complaints } = await enter(browser, site, adminRoutes.pages)
  const dialog = await openDialog(page)
  // By the keyboard alone: the focus begins at the name.
  await page.keyboard.type('Décor & Stairs')
  await dialog.getByLabel('Address below').selectOption('/services')
  assert.is(
    await dialog.getByLabel('Address', { exact: true }).inputValue(),
    '/services/decor-and-stairs',
  )
  await dialog.getByLabel('Name').press('Enter')
  await page.waitForURL(/edit\?path=%2Fservices%2Fdecor-and-stairs/)
  await opened(page)
  await page.getByRole('heading', { name: 'Décor & Stairs', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Décor & Stairs' })
  await row.getByText('Own page').waitFor()
  await row.getByText('Hidden from visitors').waitFor()
  assert.is(await row.getByRole('link', { name: /^View/ }).count(), 0)
  await page.getByText('1 hidden from visitors').waitFor()
  assert.equal(complaints, [])
})

test('is a copy from the row of another one, with an address of its own', async context => {
  const { site, browser } = context
  const { page } = await enter(browser, site, adminRoutes.pages)
  const dialog = await openDialog(page, 'Copy Powder Coating')
  assert.is(
    await dialog.getByLabel('As a copy of').inputValue(),
    '/engineering-services/powder-coating',
  )
  await dialog.getByLabel('Name').fill('Galvanising')
  const address = dialog.getByLabel('Address', { exact: true })
  assert.is(await address.inputValue(), '/engineering-services/galvanising')
  await address.fill('/galvanising')
  await dialog.getByLabel('Name').fill('Galvanising of steel')
  assert.is(await address.inputValue(), '/galvanising')
  await address.fill('')
  await address.blur()
  assert.is(await address.inputValue(), '/engineering-services/galvanising-of-steel')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await opened(page)
  const { draft } = await pageCalls(site).open('/engineering-services/galvanising-of-steel')
  assert.ok((draft?.source.sections.length ?? 0) > 2)
})

test('that is refused says why at the field, and is not lost by Escape', async context => {
  const { site, browser } = context
  const { page } = await enter(browser, site, adminRoutes.pages, { ...PHONE, ...still })
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByText('A name, such as Stairs').waitFor()
  await dialog.getByLabel('Name').fill('Steps')
  for (const [address, fault] of [
    ['/Steps', 'small letters'],
    ['/about', 'Taken already'],
  ] as const) {
    await dialog.getByLabel('Address', { exact: true }).fill(address)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await dialog.getByText(fault).waitFor()
    assert.is(await focused(page), 'Address')
  }
  assert.equal(await violations(page), [])
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  assert.is(await dialog.getByLabel('Name').inputValue(), 'Steps')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.is(await focused(page), 'Add a page')
})

test.run()
