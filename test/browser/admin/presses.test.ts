import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { inquiry } from '../../support/inquiry.ts'
import { picture, sample } from '../../support/samples.ts'
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
    async press(role: 'button' | 'link' | 'checkbox' | 'switch', name: string | RegExp) {
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

test('60 photos into a section take 6', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  const person = counted(page)
  await person.press('link', /^Executive furniture/)
  await person.press('button', /^Chairs/)
  const buffer = await picture('jpeg', 60, 40)
  const photos = Array.from({ length: 60 }, (_, n) => {
    const bytes = Buffer.concat([buffer, Buffer.from([n])])
    return { name: `image-${n + 30}.jpg`, mimeType: 'image/jpeg', buffer: bytes }
  })
  await person.pick('Choose files', photos)
  await person.press('button', /^Upload 60/)
  await toast(page, '60 files uploaded successfully. 0 failed.')
  assert.is(person.presses, 6)
})

test('name and alt text of one product take 2, and hiding it as well 1 more', async context => {
  const { page } = await enter(context.browser, context.site, adminRoutes.dashboard)
  const person = counted(page)
  await openProduct(page, person, 'TL004')
  await page.getByLabel('Product name').fill('Kito leg')
  await page.getByRole('textbox', { name: 'Alt text' }).fill('A turned leg of oak')
  await person.press('checkbox', 'Shown on the site')
  await person.press('button', 'Save details')
  await toast(page, 'The site shows it now.')
  assert.is(person.presses, 3)
})

test("deleting a product's photo takes 2, and bringing it back 1 more", async ({
  site,
  browser,
}) => {
  const path = 'executive-furniture/table-legs/products/image-6.jpg'
  assert.is((await site.upload(path, await picture('jpeg', 60, 40))).status, 200)
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  const person = counted(page)
  await openProduct(page, person, 'TL006')
  await person.press('button', 'Delete')
  await toast(page, 'was deleted')
  assert.is(person.presses, 2)
  await person.press('button', 'Undo')
  await toast(page, 'It is back where it was.')
  assert.is(person.presses, 3)
})

test('a new PDF catalog takes 4', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  const person = counted(page)
  await person.press('link', 'Upload Media Files')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('executive furniture catalog')
  await page.getByText('1 place', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  const buffer = await readFile(sample('catalog.pdf'))
  await person.pick('Choose a file', { name: 'new.pdf', mimeType: 'application/pdf', buffer })
  await toast(page, '1 files uploaded successfully. 0 failed.')
  assert.is(person.presses, 4)
})

test('answering an inquiry by WhatsApp and filing it take 4', async ({ site, browser }) => {
  const about = { name: 'Wanjiru', phone: '0712 345 678' }
  assert.is((await site.ask('POST', api.contact, inquiry(about))).status, 201)
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  const person = counted(page)
  await person.press('link', 'View Inquiries')
  await person.press('link', /Wanjiru/)
  await page.context().route('https://wa.me/**', route => route.abort())
  await person.press('link', /WhatsApp/)
  await toast(page, 'marked as answered')
  await person.press('button', 'Done')
  await toast(page, 'marked as done')
  assert.is(person.presses, 4)
})

test('a phone number everywhere takes 2, and opening the contact form 3', async ({
  site,
  browser,
}) => {
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  const person = counted(page)
  await person.press('link', 'Admin Settings')
  await page.getByLabel('Phone').fill('+254 711 222 333')
  await person.press('button', 'Save')
  await page.getByText('Everything is saved.').waitFor()
  assert.is(person.presses, 2)
  await page.goto(site.url + adminRoutes.dashboard)
  const other = counted(page)
  await other.press('link', 'Admin Settings')
  await other.press('switch', 'Take inquiries through the contact form')
  await other.press('button', 'Save')
  await page.getByText('Everything is saved.').waitFor()
  assert.is(other.presses, 3)
})

test('a new administrator takes 2', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  const person = counted(page)
  await person.press('link', 'User Management')
  await page.getByLabel('Username').fill('otieno')
  await page.getByLabel('Password').fill('a-long-password-of-his')
  await person.press('button', 'Create user')
  await toast(page, 'User created successfully')
  assert.is(person.presses, 2)
})

test("ending a lost phone's session takes 2", async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  await site.signIn()
  const person = counted(page)
  await person.press('link', 'Account')
  await person.press('button', /^Sign out Unknown device/)
  await toast(page, 'signed out')
  assert.is(person.presses, 2)
})

/** At the dialog of a product, by the search. */
async function openProduct(page: Page, person: ReturnType<typeof counted>, name: string) {
  await person.press('link', 'Upload Media Files')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(name)
  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name }).waitFor()
}

test.run()
