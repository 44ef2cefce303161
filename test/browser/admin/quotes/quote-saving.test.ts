import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api, quoteScreen } from '../../../../web/base/routes.ts'
import { makeQuote } from '../../../support/sent-quote.ts'
import { until } from '../../../support/until.ts'
import { siteSuite } from '../../site-suite.ts'
import { enter, newUser, startAdminSite } from '../administrator.ts'

const test = siteSuite('saving a quote', startAdminSite)

const isSaved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor()
const terms = (page: Page) => page.getByLabel('Terms')

test('what was typed is saved when the screen is left at once', async ({ site, browser }) => {
  const { id, read } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  await terms(page).fill('Half on order')
  await page.getByRole('link', { name: 'All quotes' }).click()
  await until('it is saved', async () => (await read()).content.terms === 'Half on order')
  await page.goBack()
  await until('it is there', async () => (await terms(page).inputValue()) === 'Half on order')
})

test('without a connection it waits, through Back too, and is saved with one', async context => {
  const { site, browser } = context
  const { id, read } = await makeQuote(site)
  const { page } = await enter(browser, site, adminRoutes.quotes)
  await page.getByRole('link', { name: (await read()).number }).click()
  await terms(page).waitFor()
  await page.route(`**${api.quote(id)}`, route => route.abort())
  await terms(page).fill('Half on order')
  await page.getByText('Not saved: no connection.').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Quotes' }).waitFor()
  await page.unroute(`**${api.quote(id)}`)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await until('it is saved', async () => (await read()).content.terms === 'Half on order')
})

test('what another administrator changed elsewhere in it is joined and named', async context => {
  const { site, browser } = context
  const { id, read, change } = await makeQuote(site)
  const cookie = await newUser(site, 'achieng')
  const { page } = await enter(browser, site, quoteScreen(id), { cookie })
  await terms(page).waitFor()
  await change({ note: 'Delivered and assembled' })
  await page.getByLabel('KES each of Chair').fill('22,000')
  await page.getByText('admin changed this quote meanwhile: Note to the customer.').waitFor()
  assert.is(await page.getByLabel('Note to the customer').inputValue(), 'Delivered and assembled')
  await isSaved(page)
  const { content } = await read()
  assert.is(content.note, 'Delivered and assembled')
  assert.is(content.lines[1]?.unitPrice, 2_200_000)
})

test('two tabs of one administrator do not overwrite each other', async ({ site, browser }) => {
  const { id, read } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  const other = await page.context().newPage()
  await other.goto(site.url + quoteScreen(id))
  await terms(other).fill('Half on order')
  await page.getByLabel('Note to the customer').fill('Delivered')
  await isSaved(page)
  await isSaved(other)
  const { content } = await read()
  assert.equal([content.terms, content.note], ['Half on order', 'Delivered'])
})

test.run()
