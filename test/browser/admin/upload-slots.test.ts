import * as assert from 'uvu/assert'
import { focusComesTo, tabTo } from '../keyboard.ts'
import { siteSuite } from '../site-suite.ts'
import { startAdminSite } from './administrator.ts'
import { atUploadManager, photo, press, toastOf } from './at-upload-manager.ts'

const test = siteSuite('slots in the upload manager', startAdminSite)

// Each test uses another section, so that they do not affect each other.
const furniture = 'executive-furniture'

test('a section can be opened and a file uploaded with the keyboard alone', async context => {
  const { page } = await atUploadManager(context.browser, context.site.url)
  await tabTo(page, 'Folders of Executive furniture')
  await press(page, 'Enter')
  await tabTo(page, 'Chairs0/102')
  await press(page, 'Enter')
  await page.getByRole('heading', { name: 'Chairs', level: 1 }).waitFor()
  // The listener must be set before the dialog opens.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, 'Choose a file for Ch3')
  await press(page, 'Enter')
  await (await chooser).setFiles(await photo('x.jpg'))
  await page.getByRole('button', { name: 'Upload section (1)' }).waitFor()
  await page.getByRole('button', { name: 'Choose files' }).focus()
  await tabTo(page, 'Upload section (1)')
  await press(page, 'Enter')
  await toastOf(page, '1 files uploaded successfully. 0 failed.').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Ch3Photo' }).waitFor()
})

test('a file can be described and deleted with the keyboard alone', async ({ site, browser }) => {
  const section = `${furniture}/chair-legs`
  const path = `${section}/products/image-1.jpg`
  assert.is((await site.upload(path, (await photo('')).buffer)).status, 200)
  const { page } = await atUploadManager(browser, site.url, { section })
  await page.getByRole('button', { name: /^Upload section/ }).focus()
  await tabTo(page, 'Details of CL001')
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'CL001' })
  await dialog.waitFor()
  await tabTo(page, 'Alt text')
  await page.keyboard.type('A leg of oak')
  await press(page, 'Enter')
  await toastOf(page, 'The site shows it now.').waitFor()

  await tabTo(page, 'Delete')
  await press(page, 'Enter')
  await dialog.getByRole('button', { name: 'Choose a file' }).waitFor()
  await focusComesTo(page, 'Undo')
  await press(page, 'Escape')
  await dialog.waitFor({ state: 'detached' })
  await focusComesTo(page, 'Details of CL001')
  await page.getByRole('log').getByText('image-1.jpg · deleted, the drawing is back').waitFor()
  const served = await fetch(`${site.url}/uploads/${path}`)
  assert.match(served.headers.get('content-type') ?? '', 'svg')
})

test.run()
