import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import type { AdminProduct } from '../../../web/admin/contract.ts'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import type { RunningSite } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { tabTo } from '../keyboard.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { PHONE } from '../visit.ts'
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

table('is accessible and fits on a phone, from the file to what was done', async context => {
  const { site, browser } = context
  const options = { ...PHONE, ...still }
  const { page, complaints } = await enter(browser, site, adminRoutes.productTable, options)
  const fits = async () => {
    assert.equal(await violations(page), [])
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  }
  await page.getByText('How a table is read').waitFor()
  const long = 'A-very-long-name-without-a-place-to-break-it-anywhere-in-all-its-letters'
  const rows = `B1,,,4\nB2,,,two\n,Beds,${long},1`
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
  assert.is((await product(site, 'B1')).facts.seats, 4)
  assert.equal(complaints, [])
})

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

table(
  'a price list gets its collections, and its prices are shown only where that is chosen, on a phone',
  async ctx => {
    const { site, browser } = ctx
    const options = { ...PHONE, ...still }
    const { page, complaints } = await enter(browser, site, adminRoutes.productTable, options)
    const fits = async () => {
      assert.equal(await violations(page), [])
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    }
    const list = 'SKU,Product name,Category,Price,Width (cm)'
    const rows = 'ZX-1,Deck oven,Ovens,9000,60\nZX-2,Mixer,Mixers,5000,45.5'
    await fileField(page).setInputFiles(csv(`${list}\n${rows}\n`))
    await page.getByText('2 collections do not exist yet').waitFor()
    await page.getByText('“SKU” as Code').waitFor()
    assert.is(await page.getByText('Leave the').count(), 0)
    assert.is(await page.getByText('Nothing to read in').count(), 0)
    await page.getByText('What visitors read at the top of their pages').click()
    await page
      .getByLabel('Ovens')
      .fill('Ovens for bakeries and hotel kitchens, from our own stock in Accra.')
    await fits()
    await button(page, 'Add 2 collections').click()
    await page.getByText('455', { exact: true }).waitFor()
    assert.ok(await button(page, 'Read in 2 products').isDisabled())
    await page.getByLabel('Yes, visitors see them').check()
    await fits()
    await button(page, 'Read in 2 products').click()
    await page.getByText('2 new products. The site shows it now, with the prices.').waitFor()
    const { facts } = await product(site, 'ZX-2')
    assert.equal([facts.widthMm, facts.isPriceShown, facts.price?.cents], [455, true, 500_000])
    assert.match(await (await fetch(`${site.url}/ovens`)).text(), 'from our own stock in Accra')
    assert.equal(complaints, [])
  },
)

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

table.run()
