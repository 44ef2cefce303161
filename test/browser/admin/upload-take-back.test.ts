import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../web/base/routes.ts'
import { picture } from '../../support/samples.ts'
import { siteSuite } from '../site-suite.ts'
import { startAdminSite } from './administrator.ts'
import { atUploadManager, choose, toastOf } from './at-upload-manager.ts'

const test = siteSuite('files and words that are not saved yet', startAdminSite)

const section = 'executive-furniture/beds'

const photo = async (width: number) => ({
  name: `photo ${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await picture('jpeg', width, 40),
})

const tile = (page: Page, code: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Details of ${code}`, exact: true }) })

const uploadButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Upload section (${count})` })

const question = (page: Page) => page.getByRole('alertdialog')

async function answer(page: Page, button: string): Promise<void> {
  await question(page).getByRole('button', { name: button, exact: true }).click()
  await question(page).waitFor({ state: 'detached' })
}

/** Whether the browser asks before it leaves the page. */
async function asksAtReload(page: Page): Promise<boolean> {
  let isAsked = false
  page.once('dialog', dialog => {
    isAsked = true
    void dialog.accept()
  })
  await page.reload()
  await page.getByRole('button', { name: /^Upload section/ }).waitFor()
  return isAsked
}

test('a chosen file is taken back at its tile', async ({ site, browser }) => {
  const { page } = await atUploadManager(browser, site.url, { section })
  await choose(page, 'Choose a file for B11', await photo(50))
  await choose(page, 'Choose a file for B12', await photo(51))
  await uploadButton(page, 2).waitFor()
  await page.getByRole('button', { name: 'Take back the file for B11' }).click()
  await uploadButton(page, 1).waitFor()
  await tile(page, 'B11').getByText('Drawing').waitFor()
  await page.getByRole('button', { name: 'Take back the file for B12' }).click()
  assert.not.ok(await asksAtReload(page))
})

test('what a mark alone means is said where the pointer rests on it', async ({ site, browser }) => {
  const { page } = await atUploadManager(browser, site.url, { section })
  await choose(page, 'Choose a file for B13', await photo(54))
  await page.getByRole('button', { name: 'Take back the file for B13' }).hover()
  await page.getByRole('tooltip', { name: 'Take back' }).waitFor()
  await page.getByRole('searchbox').hover()
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Folders of Executive furniture' }).hover()
  await page.getByRole('tooltip', { name: 'Hide what is in Executive furniture' }).waitFor()
  await page.getByRole('button', { name: 'Take back the file for B13' }).click()
})

test('a heavy video says what its visitors load', async ({ site, browser }) => {
  const hero = 'prefab-units/hero'
  const { page } = await atUploadManager(browser, site.url, { section: hero })
  const film = (megabytes: number) => ({
    name: `film ${megabytes}.mp4`,
    mimeType: 'video/mp4',
    buffer: Buffer.alloc(megabytes * 1024 * 1024),
  })
  await choose(page, 'Choose a file for video 1', film(1))
  await choose(page, 'Choose a file for video 2', film(12))
  await tile(page, 'video 2').getByText('Video, 12 MB').waitFor()
  await tile(page, 'video 1').getByText('Video', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Details of video 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'video 2' })
  await dialog.getByText('Each visitor who watches it loads 12 MB').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Details of video 1' }).click()
  await page.getByText('film 1.mp4, 1 MB').waitFor()
  assert.is(await page.getByText('Each visitor').count(), 0)
})

test('a file chosen in the dialog of a place is uploaded at once; Undo brings the former back', async context => {
  const { site, browser } = context
  const path = `${section}/products/image-31.jpg`
  await site.upload(path, await picture('jpeg', 60, 40))
  const { page } = await atUploadManager(browser, site.url, { section })
  const version = () => tile(page, 'B31').locator('img').first().getAttribute('src')
  const former = await version()
  await page.getByRole('button', { name: 'Details of B31', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'B31' })
  await choose(page, 'Replace', await photo(61))
  await dialog.getByText('In place: photo 61.jpg').waitFor()
  await dialog.getByRole('button', { name: 'Undo: back to the file before' }).click()
  await dialog.getByText('In place').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.waitForFunction(
    ([selector, src]) => document.querySelector(`${selector} [src="${src}"]`) !== null,
    ['.slot-tile', former],
  )
})

test('files chosen in another section are told of, uploaded or taken back', async context => {
  const { site, browser } = context
  const { page } = await atUploadManager(browser, site.url, { section })
  await choose(page, 'Choose a file for B7', await photo(52))
  const open = (name: string) => page.locator('.media-section', { hasText: name }).first().click()
  await open('Chairs')
  await page.getByRole('heading', { name: 'Chairs' }).waitFor()
  const bar = page.getByRole('region', { name: 'Chosen in other sections' })
  await bar.getByText('One file is chosen in other sections').waitFor()
  await uploadButton(page, 0).waitFor()
  await bar.getByRole('button', { name: 'Upload' }).click()
  await toastOf(page, '1 files uploaded successfully. 0 failed.').waitFor()
  await bar.waitFor({ state: 'detached' })
})

test('a dialog with typed words asks before Escape or a press beside closes it', async context => {
  const { page } = await atUploadManager(context.browser, context.site.url, { section })
  await page.getByRole('button', { name: 'Details of B5', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'B5' })
  const field = dialog.getByRole('textbox', { name: 'Title' })
  const pressBeside = () => page.mouse.click(5, 450)
  await field.fill('A bed of oak')
  for (const close of [() => page.keyboard.press('Escape'), pressBeside]) {
    await close()
    await answer(page, 'Cancel')
  }
  assert.is(await field.inputValue(), 'A bed of oak')
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await toastOf(page, 'The site shows it now.').waitFor()
  await pressBeside()
  await dialog.waitFor({ state: 'detached' })
  assert.is(await question(page).count(), 0)
  await page.getByRole('button', { name: 'Details of B5', exact: true }).click()
  await field.fill('Another')
  await page.keyboard.press('Escape')
  await answer(page, 'Close')
  await dialog.waitFor({ state: 'detached' })
})

test('a table of words keeps what was typed when a name is taken, and saves only what changed', async context => {
  const { site, browser } = context
  const { page } = await atUploadManager(browser, site.url, { section })
  await page.getByRole('button', { name: 'Names and words' }).click()
  const name = (n: number) =>
    page.getByRole('textbox', { name: `Product name of B${n}`, exact: true })
  const save = page.getByRole('button', { name: 'Save all' })
  await save.click()
  await page.getByText('Nothing has been changed yet.').waitFor()
  await name(8).fill('Nyota')
  await name(9).fill('Nyota')
  await save.click()
  await page.getByRole('alert').filter({ hasText: 'Nyota' }).waitFor()
  assert.is(await name(9).inputValue(), 'Nyota')
  await page.keyboard.press('Escape')
  await answer(page, 'Cancel')
  await name(9).fill('Pendo')
  const sent = page.waitForRequest(request => request.method() === 'PATCH')
  await save.click()
  const products = [8, 9].map(n => `${section}/products/image-${n}.jpg`)
  assert.equal((await sent).postDataJSON().slots, {
    [products[0] ?? '']: { productName: 'Nyota', version: 0 },
    [products[1] ?? '']: { productName: 'Pendo', version: 0 },
  })
  await toastOf(page, 'The site shows all 2 now.').waitFor()
})

test('signing out asks for chosen files and typed words', async ({ site, browser }) => {
  const { page } = await atUploadManager(browser, site.url, { section })
  await choose(page, 'Choose a file for B6', await photo(53))
  await page.getByRole('button', { name: 'Sign out admin' }).click()
  await question(page).getByText('One chosen file is not uploaded.').waitFor()
  await answer(page, 'Cancel')
  await page.getByRole('button', { name: 'Take back the file for B6' }).click()
  await page.getByRole('link', { name: 'Account' }).first().click()
  await page.getByRole('textbox', { name: 'Email' }).fill('achieng@example.co.ke')
  await page.getByRole('button', { name: 'Sign out admin' }).click()
  await question(page).getByText('What you typed on this screen').waitFor()
  await answer(page, 'Cancel')
  assert.is(
    await page.getByRole('textbox', { name: 'Email' }).inputValue(),
    'achieng@example.co.ke',
  )
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await question(page).getByText('Leave without saving?').waitFor()
  await answer(page, 'Cancel')
  await page.getByRole('button', { name: 'Save email' }).click()
  await toastOf(page, 'Email saved').waitFor()
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await page.waitForURL(site.url + adminRoutes.activity)
})

test.run()
