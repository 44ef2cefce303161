import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { api, quoteScreen } from '../../../../web/base/routes.ts'
import { makeQuote } from '../../../support/sent-quote.ts'
import { until } from '../../../support/until.ts'
import { siteSuite } from '../../site-suite.ts'
import { enter, startAdminSite, toast } from '../administrator.ts'

const test = siteSuite('the lines of a quote', startAdminSite)

const sum = (page: Page, label: string) =>
  page.getByRole('table', { name: 'Sums' }).getByRole('row', { name: label }).getByRole('cell')

const focused = (page: Page, label: string) =>
  until(`the focus on ${label}`, () =>
    page.evaluate(label => document.activeElement?.ariaLabel === label, label),
  )

const isSaved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor()

test('products are added by the keyboard, with the price of the record', async context => {
  const { site, browser } = context
  const { products } = await (await site.ask('GET', api.adminProducts)).json()
  const known = products.find(({ code }: { code: string }) => code === 'EF1')
  const price = { kind: 'fixed', cents: 6_850_000, per: 'piece', vatIncluded: false }
  const change = { EF1: { version: known.version, price, materials: 'Mahogany' } }
  assert.is((await site.ask('PATCH', api.adminProducts, { products: change })).status, 200)
  const { id, read } = await makeQuote(site, { lines: [], delivery: undefined })
  const { page } = await enter(browser, site, quoteScreen(id))
  await page.getByRole('button', { name: '+ Product' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('ef1')
  await page.getByRole('option', { name: /^EF1 / }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('EF1 was added').waitFor()
  await page.keyboard.type('ef2')
  await page.getByRole('option', { name: /^EF2 / }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByText('EF2 was added').waitFor()
  await page.keyboard.press('Escape')
  await until('the focus is back', () =>
    page.getByRole('button', { name: '+ Product' }).evaluate(one => one === document.activeElement),
  )
  assert.is(await page.getByLabel('KES each of EF1').inputValue(), '68,500')
  assert.is(await page.getByLabel('Details of EF1').inputValue(), 'Mahogany')
  assert.is(await page.getByLabel('KES each of EF2').inputValue(), '')
  await page.getByText('One line has no price yet.').waitFor()
  await isSaved(page)
  const { content } = await read()
  assert.equal(
    content.lines.map(({ code, unitPrice }) => [code, unitPrice]),
    [
      ['EF1', 6_850_000],
      ['EF2', null],
    ],
  )
})

test('sums follow what is typed, to the cent of the server', async ({ site, browser }) => {
  const { id, read } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  await page.getByText('1,298,040').first().waitFor()
  await page.getByLabel('Number of Desk').fill('2.5')
  await page.getByLabel('KES each of Desk').fill('68,500.33')
  await page.getByRole('button', { name: 'Discount on Desk', exact: true }).click()
  await focused(page, 'Discount on Desk')
  await page.keyboard.type('7.5 %')
  await page.getByRole('button', { name: '+ Discount' }).click()
  await page.getByLabel('Discount on all').fill('1,000')
  await page.getByLabel('Prices are').selectOption('included')
  const total = await sum(page, 'Total KES').textContent()
  await isSaved(page)
  const { totals } = await read()
  assert.is(total?.replaceAll(/[,.]/g, '').padEnd(8, '0'), String(totals.total))
})

test('the name of a line has room at every width', async ({ site, browser }) => {
  const { id } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  const name = page.getByLabel('Name of Desk')
  for (const width of [320, 767, 768, 1199, 1200, 1300, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { width: room = 0 } = (await name.boundingBox()) ?? {}
    assert.ok(room > 100, `${room} px at ${width}`)
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width)
  }
})

test('a line is moved, removed and put back where it was', async ({ site, browser }) => {
  const { id, read } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  const names = () =>
    page
      .getByLabel(/^Name of (?!the delivery)/)
      .evaluateAll(all => all.map(one => (one as HTMLTextAreaElement).value))
  await page.getByRole('button', { name: 'Move Desk down' }).click()
  assert.equal(await names(), ['Chair', 'Desk'])
  await page.getByRole('button', { name: 'Remove Chair' }).click()
  assert.equal(await names(), ['Desk'])
  await toast(page, 'Chair was removed')
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  assert.equal(await names(), ['Chair', 'Desk'])
  await isSaved(page)
  const { content } = await read()
  assert.equal(
    content.lines.map(({ text }) => text),
    ['Chair', 'Desk'],
  )
})

test('is copied with a number of its own, and voided after asking', async ({ site, browser }) => {
  const { id, number, read } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  await page.getByRole('button', { name: 'Copy this quote' }).click()
  await toast(page, `A copy of ${number}.`)
  await page.getByRole('heading', { name: number }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Void it' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void it' }).click()
  await page.getByText('This quote is void.').waitFor()
  assert.is(await page.getByLabel('KES each of Desk').count(), 0)
  await page.getByRole('button', { name: 'Copy to change' }).waitFor()
  assert.is((await read()).state, 'draft')
})

test.run()
