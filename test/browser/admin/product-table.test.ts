import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import type { AdminProduct } from '../../../web/admin/contract.ts'
import { adminRoutes, api } from '../../../web/routes.ts'
import { PASSWORD, type RunningSite } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { tabTo } from '../keyboard.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { DESKTOP, PHONE } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const table = siteSuite('table of products on its screen', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const fileField = (page: Page) => page.getByLabel('Choose a file')

const csv = (text: string) => ({
  name: 'products.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

async function product(site: RunningSite, code: string): Promise<AdminProduct> {
  return (await site.ask('GET', api.adminProduct(code))).json()
}

for (const [device, options] of [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const) {
  table(`is accessible and fits on ${device}, from the file to what was done`, async ctx => {
    const { site, browser } = ctx
    const { page, complaints } = await enter(browser, site, adminRoutes.productTable, {
      ...options,
      ...still,
    })
    const fits = async () => {
      assert.equal(await violations(page), [])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.is(width, options.viewport?.width)
    }
    await page.getByText('How a table is read').waitFor()
    await fits()
    const long =
      'A-very-long-name-without-a-place-to-break-it-anywhere-in-all-of-its-eighty-letters'
    const seats = device === 'a desk' ? 3 : 4
    const rows = `B1,,,${seats}\nB2,,,two\n,Beds,${device} ${long.slice(0, 60)},1`
    await fileField(page).setInputFiles(csv(`Code,Collection,Name,Seats,Colour\n${rows}\n`))
    await page.getByText('A number of seats from 1 to 1,000').waitFor()
    await page.getByText('1 column of the file not read: Colour.').waitFor()
    assert.ok(await button(page, 'Read in 2 products').isDisabled())
    await page.getByRole('radio', { name: 'All 3' }).check()
    await fits()
    await page.getByRole('checkbox', { name: 'Leave the 1 wrong row out' }).check()
    await button(page, 'Read in 2 products').click()
    await page.getByText('1 new product, 1 product changed, 1 wrong row left out.').waitFor()
    await fits()
    assert.is((await product(site, 'B1')).facts.seats, seats)
    assert.equal(complaints, [])
  })
}

table('is read in and undone by the keyboard alone', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.products)
  await page.getByText('1,62').first().waitFor()
  await tabTo(page, 'Read a table in')
  await page.keyboard.press('Enter')
  await page.getByText('How a table is read').waitFor()
  // A screen takes the focus when it opens, which may come after its first words.
  await page.locator('main:focus').waitFor()
  // From here, since the browser takes a moment until it passes choosers on instead of opening them.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, 'Choose a file')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(csv('Code,Seats\nCh1,7\n'))
  await page.getByText('Row by row').waitFor()
  await tabTo(page, 'Read in 1 product')
  await page.keyboard.press('Enter')
  await page.getByText('1 product changed. The site shows it now.').waitFor()
  assert.is((await product(site, 'Ch1')).facts.seats, 7)
  await tabTo(page, 'Undo all of it')
  await page.keyboard.press('Enter')
  await toast(page, 'Restored')
  assert.equal((await product(site, 'Ch1')).facts, {})
})

table('the rows can be looked through by kind and by words', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.productTable)
  const rows = Array.from({ length: 60 }, (_, index) => `Ch${index + 1},${index + 1},`)
  await fileField(page).setInputFiles(csv(`Code,Depth (mm),Seats\n${rows.join('\n')}two\n`))
  const listed = page.locator('.table-rows > li')
  await listed.filter({ hasText: 'A number of seats' }).waitFor()
  assert.is(await listed.count(), 1)
  await page.getByRole('radio', { name: 'Changed 59' }).check()
  assert.is(await listed.count(), 50)
  await button(page, 'Next').click()
  assert.is(await listed.count(), 9)
  await page.getByLabel('Search').fill('ch12')
  await page.getByText('from nothing → to 12').waitFor()
  assert.is(await listed.count(), 1)
})

table('what is read in is the file as it was checked, not as it is by now', async ctx => {
  const { site, browser } = ctx
  const { page } = await enter(browser, site, adminRoutes.productTable)
  const file = join(await temporaryFolder(), 'products.csv')
  await writeFile(file, 'Code,Seats\nCh2,2\n')
  await fileField(page).setInputFiles(file)
  await button(page, 'Read in 1 product').waitFor()
  await writeFile(file, 'Code,Seats\nCh2,999\n')
  await button(page, 'Read in 1 product').click()
  await page.getByText('The site shows it now.').waitFor()
  assert.equal((await product(site, 'Ch2')).facts, { seats: 2 })
  await button(page, 'Read another table in').click()
  await fileField(page).setInputFiles(csv('Code,Seats\nCh2,2\n'))
  await page.getByText('Nothing to read in').waitFor()
  assert.is(await button(page, /^Read in/).count(), 0)
})

table('going back after the check changes nothing', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.products)
  await page.getByRole('link', { name: 'Read a table in' }).click()
  await fileField(page).setInputFiles(csv('Code,Seats\nCh3,2\n'))
  await button(page, 'Read in 1 product').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Products', exact: true }).waitFor()
  assert.is((await product(site, 'Ch3')).version, 0)
  await page.goForward()
  await page.getByText('How a table is read').waitFor()
})

table('where somebody changes products meanwhile, the file is checked again first', async ctx => {
  const { site, browser } = ctx
  const { page } = await enter(browser, site, adminRoutes.productTable)
  await fileField(page).setInputFiles(csv('Code,Seats\nCh4,2\n'))
  await button(page, 'Read in 1 product').waitFor()
  await site.ask('PATCH', api.adminProduct('Ch4'), { version: 0, seats: 9 })
  await button(page, 'Read in 1 product').click()
  await page.getByRole('alert').getByText('Products have changed since').waitFor()
  assert.is((await product(site, 'Ch4')).facts.seats, 9)
  await button(page, 'Check products.csv again').click()
  await page.getByText('from 9 → to 2').waitFor()
  await button(page, 'Read in 1 product').click()
  await page.getByText('The site shows it now.').waitFor()
  assert.is((await product(site, 'Ch4')).facts.seats, 2)
})

table('a session that ends before it is read in asks for the password, and goes on', async ctx => {
  const { site, browser } = ctx
  const { page } = await enter(browser, site, adminRoutes.productTable)
  await fileField(page).setInputFiles(csv('Code,Seats\nCh5,2\n'))
  await button(page, 'Read in 1 product').waitFor()
  await page.context().clearCookies()
  await button(page, 'Read in 1 product').click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  assert.is((await product(site, 'Ch5')).version, 0)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.waitFor({ state: 'detached' })
  await button(page, 'Read in 1 product').click()
  await page.getByText('The site shows it now.').waitFor()
})

table('a lost connection says that the file can be checked again', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.productTable)
  await fileField(page).setInputFiles(csv('Code,Seats\nCh6,2\n'))
  await button(page, 'Read in 1 product').waitFor()
  await page.context().setOffline(true)
  await button(page, 'Read in 1 product').click()
  await page.getByRole('alert').getByText('No answer came.').waitFor()
  await page.context().setOffline(false)
  await button(page, 'Check products.csv again').click()
  await button(page, 'Read in 1 product').click()
  await page.getByText('The site shows it now.').waitFor()
})

table('a file that is no table says what to do', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.productTable)
  const alert = page.getByRole('alert')
  await fileField(page).setInputFiles({ ...csv('PK\u0003\u0004...'), name: 'products.csv' })
  await alert.getByText('This is a workbook, not a table file.').waitFor()
  await fileField(page).setInputFiles(csv('Colour\nred\n'))
  await alert.getByText('None of the first 20 rows has a column "Code".').waitFor()
  await fileField(page).setInputFiles(csv('x'.repeat(8 * 1024 * 1024 + 1)))
  await alert.getByText('products.csv is too large').waitFor()
})

table('a dropped file is taken', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.productTable)
  await fileField(page).waitFor({ state: 'attached' })
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Code,Seats\nCh7,2\n'], 'dropped.csv'))
    return transfer
  })
  const place = page.getByRole('region', { name: 'File' })
  await place.dispatchEvent('dragover', { dataTransfer: dropped })
  await place.dispatchEvent('drop', { dataTransfer: dropped })
  await page.getByRole('heading', { name: 'dropped.csv' }).waitFor()
  await button(page, 'Read in 1 product').waitFor()
})

table('downloads what the filters find', async ({ site, browser }) => {
  const { page } = await enter(browser, site, `${adminRoutes.products}?collection=beds&q=b7`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as a table' }).click()
  const file = await download
  assert.match(file.suggestedFilename(), /^products-\d{4}-\d\d-\d\d\.csv$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const codes = Buffer.concat(chunks)
    .toString()
    .split('\r\n')
    .map(line => line.split(',')[0])
  assert.equal(codes.slice(1, 4), ['B7', 'B70', 'B71'])
})

table.run()
