import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../web/routes.ts'
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

test("two administrators at once do not undo each other's changes", async ({ site, browser }) => {
  const headers = { cookie: await site.signIn(), 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'wanjiru', password: PASSWORD })
  const made = await fetch(site.url + api.users, { method: 'POST', headers, body })
  assert.is(made.status, 201)
  const first = await atUploadManager(browser, site.url, { section })
  const second = await atUploadManager(browser, site.url, { section, username: 'wanjiru' })
  const both = [first.page, second.page]

  for (const [index, page] of both.entries()) {
    await choose(page, 'Choose a file for Ch21', await photo(60 + index))
    await choose(page, `Choose a file for Ch${22 + index}`, await photo(70 + index))
  }
  await Promise.all(
    both.map(page => page.getByRole('button', { name: 'Upload section (2)' }).click()),
  )
  // Both had seen an empty slot: the second upload is in conflict.
  const conflict = (page: Page) => page.getByRole('region', { name: 'One place has another file' })
  const asked = await Promise.race(
    both.map(async page => {
      await conflict(page).waitFor()
      return page
    }),
  )
  await asked.getByRole('button', { name: 'Use mine at Ch21' }).click()
  await conflict(asked).waitFor({ state: 'detached' })
  const holdsPhoto = (page: Page, n: number) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `Ch${n}Photo` })
      .waitFor()
  for (const [index, page] of both.entries()) {
    for (const n of [21, 22 + index]) await holdsPhoto(page, n)
  }

  const fields = [
    ['Alt text', 'A chair with a cane seat'],
    ['Title', 'Cane chair'],
  ] as const
  for (const page of both) {
    await page.getByRole('button', { name: 'Details of Ch21', exact: true }).click()
  }
  for (const [index, page] of both.entries()) {
    const [label, words] = fields[index] as (typeof fields)[number]
    await page.getByRole('textbox', { name: label }).fill(words)
    await page.getByRole('button', { name: 'Save details' }).click()
    await toastOf(page, 'The site shows it now.').waitFor()
  }
  const shown = await (
    await fetch(`${site.url}/services/furniture/chairs?show=all&item=Ch21`)
  ).text()
  for (const [, words] of fields) assert.match(shown, words)
  for (const page of both) {
    await page.reload()
    for (const n of [22, 23]) await holdsPhoto(page, n)
    await page.getByRole('button', { name: 'Details of Ch21', exact: true }).waitFor()
  }
})

test.run()
