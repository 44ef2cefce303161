import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../web/base/routes.ts'
import { picture } from '../../support/samples.ts'
import { PASSWORD, startSite } from '../../support/site.ts'
import { siteSuite } from '../site-suite.ts'
import { atUploadManager, choose, toastOf } from './at-upload-manager.ts'

const test = siteSuite('sessions in the upload manager', () =>
  startSite({ env: { LOGIN_LIMIT: '1000/s' } }),
)

const section = 'executive-furniture/chairs'

const photo = async (width: number) => ({
  name: `${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await picture('jpeg', width, 40),
})

/** The same browser in another tab. */
async function signOutElsewhere(page: Page, url: string): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(url + adminRoutes.dashboard)
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL(`**${adminRoutes.login}`)
  await other.close()
}

test('a session that ends during an upload loses no file', async ({ site, browser }) => {
  const { page } = await atUploadManager(browser, site.url, { section })
  for (const n of [11, 12, 13]) await choose(page, `Choose a file for Ch${n}`, await photo(40 + n))
  let uploads = 0
  await page.route('**/upload-file', async route => {
    uploads += 1
    if (uploads === 2) await signOutElsewhere(page, site.url)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Upload section (3)' }).click()
  await toastOf(page, 'Session Expired').waitFor()
  await toastOf(page, 'Please refresh the page and login again').waitFor()
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  assert.is(await dialog.getByLabel('Username').inputValue(), 'admin')
  await dialog.getByLabel('Password').fill('not the password')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.getByText('Invalid credentials').waitFor()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await toastOf(page, '3 files uploaded successfully. 0 failed.').waitFor()
  await page.getByRole('button', { name: 'Upload section (0)' }).waitFor()
})

test.run()
