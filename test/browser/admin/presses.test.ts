import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../web/routes.ts'
import { inquiry } from '../../support/inquiry.ts'
import { picture } from '../../support/samples.ts'
import { startSite } from '../../support/site.ts'
import { siteSuite } from '../site-suite.ts'
import { enter, toast } from './administrator.ts'

const test = siteSuite('presses for the usual jobs', () =>
  startSite({
    env: { LOGIN_LIMIT: '1000/s', CONTACT_LIMIT: '1000/s', CONTACT_LIMIT_TOTAL: '1000/s' },
  }),
)

/**
 * An administrator at the dashboard whose actions are counted: one for a button or a link, two for
 * the file dialog; typing, and the keys that move between fields, are not counted.
 */
function counted(page: Page) {
  let presses = 0
  return {
    get presses() {
      return presses
    },
    async press(role: 'button' | 'link' | 'checkbox', name: string | RegExp) {
      presses += 1
      await page.getByRole(role, { name }).first().click()
    },
    async pick(button: string, files: Parameters<Page['setInputFiles']>[1]) {
      presses += 3
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: button, exact: true }).click()
      await (await chooser).setFiles(files)
    },
  }
}

test('a photo for one product takes 4', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  const person = counted(page)
  await person.press('link', 'Upload Media Files')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('Ch12')
  await page.getByRole('button', { name: 'Details of Ch12', exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Ch12' }).waitFor()
  const buffer = await picture('jpeg', 60, 40)
  await person.pick('Choose a file', { name: 'chair.jpg', mimeType: 'image/jpeg', buffer })
  await toast(page, '1 files uploaded successfully. 0 failed.')
  const slot = await fetch(`${site.url}/uploads/executive-furniture/chairs/products/image-12.jpg`)
  assert.is(slot.headers.get('content-type'), 'image/jpeg')
  assert.is(person.presses, 4)
})

test('names for 100 products take 5', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  const person = counted(page)
  await person.press('link', 'Upload Media Files')
  await person.press('button', /^Executive furniture/)
  await person.press('button', /^Beds/)
  await person.press('button', 'Names and words')
  await page.getByRole('textbox', { name: 'Product name of B1', exact: true }).focus()
  for (let n = 1; n <= 100; n += 1) {
    await page.keyboard.insertText(`Bed Nyota ${n}`)
    await page.keyboard.press('Enter')
  }
  await person.press('button', 'Save all')
  await toast(page, 'The site shows all 100 now.')
  assert.is(person.presses, 5)
  const html = await (await fetch(`${site.url}/services/furniture/beds?show=all`)).text()
  for (const n of [1, 50, 100]) assert.match(html, `Bed Nyota ${n}`)
})

test('50 spam inquiries take 3', async ({ site, browser }) => {
  for (let n = 0; n < 50; n += 1) {
    const answer = await site.ask('POST', api.contact, inquiry({ name: `Casino ${n}` }))
    assert.is(answer.status, 201)
  }
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  const person = counted(page)
  await person.press('link', 'View Inquiries')
  await person.press('checkbox', 'Select all')
  await page.getByText('50 selected').waitFor()
  await person.press('button', 'Spam')
  await toast(page, '50 inquiries moved to Spam')
  await page.getByText('No inquiry').waitFor()
  assert.is(person.presses, 3)
  await page.getByRole('link', { name: 'Spam 50' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'New 50' }).waitFor()
})

test.run()
