import type { Page, Route } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { picture } from '../../support/samples.ts'
import { PASSWORD } from '../../support/site.ts'
import { siteSuite } from '../site-suite.ts'
import { startAdminSite } from './administrator.ts'
import { atUploadManager, choose, toastOf } from './at-upload-manager.ts'

const test = siteSuite('uploads while another admin screen is open', startAdminSite)

const furniture = 'executive-furniture'

const photo = async (width: number) => ({
  name: `${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await picture('jpeg', width, 40),
})

/** Uploads photos to the first slots of beds, and delays the requests until `release`. */
async function sendThreeSlowly(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/upload-file', async route => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  for (const n of [1, 2, 3]) await choose(page, `Choose a file for B${n}`, await photo(40 + n))
  await page.getByRole('button', { name: 'Upload section (3)' }).click()
  return {
    async release() {
      isHeld = false
      await Promise.all(held.map(route => route.continue()))
    },
  }
}

const goTo = (page: Page, screen: string) =>
  page.getByRole('link', { name: screen, exact: true }).click()

test('continue, are shown in the bar, and closing the tab asks for confirmation', async context => {
  const { site, browser } = context
  const section = `${furniture}/beds`
  const { page, complaints } = await atUploadManager(browser, site.url, { section })
  const { release } = await sendThreeSlowly(page)
  await goTo(page, 'Inquiries')
  await page.getByRole('heading', { name: 'Inquiries', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Uploading · 0 of 3 files' }).waitFor()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  assert.is(dialog.type(), 'beforeunload')
  await dialog.dismiss()

  await release()
  await toastOf(page, '3 files uploaded successfully. 0 failed.').waitFor()
  await page.getByRole('link', { name: /^Uploading/ }).waitFor({ state: 'detached' })
  await goTo(page, 'Media')
  await page.getByRole('button', { name: 'Media · 3 of', exact: false }).waitFor()
  assert.equal(complaints, [])
})

test('are cancelled by signing out, after confirmation', async ({ site, browser }) => {
  const section = `${furniture}/beds`
  const { page, complaints } = await atUploadManager(browser, site.url, { section })
  await sendThreeSlowly(page)
  await goTo(page, 'Activity')
  await page.getByRole('region', { name: 'Entries' }).waitFor()
  const question = page.getByRole('alertdialog', {
    name: 'Sign out while files are being uploaded?',
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByText('3 files have not arrived yet').waitFor()
  await question.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('link', { name: 'Uploading · 0 of 3 files' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Cancel uploads and sign out' }).click()
  await page.waitForURL(`**${adminRoutes.login}`)

  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Welcome, admin' }).waitFor()
  await goTo(page, 'Media')
  await page.getByRole('button', { name: 'Upload section (0)' }).waitFor()
  assert.is(await page.getByRole('region', { name: 'Uploads' }).count(), 0)
  assert.equal(complaints, [])
})

test('continue after signing in again when the session ends', async context => {
  const { site, browser } = context
  const section = `${furniture}/beds`
  const { page } = await atUploadManager(browser, site.url, { section })
  const { release } = await sendThreeSlowly(page)
  await goTo(page, 'User Management')
  await page.getByRole('heading', { name: 'User Management' }).waitFor()
  await page.getByLabel('Username').fill('a-friend')
  await page.request.post(site.url + api.logout)
  await release()
  await toastOf(page, 'Please refresh the page and login again').waitFor()
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await toastOf(page, '3 files uploaded successfully. 0 failed.').waitFor()
  assert.is(await page.getByLabel('Username').inputValue(), 'a-friend', 'nothing typed is lost')
})

test.run()
