import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import type { QuoteSettings } from '../../../../web/quotes/contract.ts'
import { adminRoutes, api } from '../../../../web/routes.ts'
import { makeQuote } from '../../../support/sent-quote.ts'
import type { RunningSite } from '../../../support/site.ts'
import { siteSuite } from '../../site-suite.ts'
import { enter, startAdminSite, toast } from '../administrator.ts'

const test = siteSuite('the settings of quotes', startAdminSite)

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
const stored = async (site: RunningSite): Promise<QuoteSettings> =>
  (await site.ask('GET', api.quoteSettings)).json() as Promise<QuoteSettings>

test('are what new quotes begin with', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.quoteSettings)
  await page.getByLabel('VAT in percent').fill('8')
  await page.getByLabel('Prices are').selectOption('included')
  await page.getByLabel('Terms').fill('Half on order')
  await save(page)
  await toast(page, 'New quotes begin with it.')
  await page.getByText('Everything is saved.').waitFor()
  const { read } = await makeQuote(site, { vat: undefined, terms: undefined })
  const { vat, terms } = (await read()).content
  assert.equal([vat, terms], [{ rate: 8, included: true }, 'Half on order'])
})

test('that cannot be read are named, and not sent', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.quoteSettings)
  const { version } = await stored(site)
  await page.getByLabel('Valid for how many days').fill('soon')
  await save(page)
  await page.getByText('Such as 30').waitFor()
  assert.is((await stored(site)).version, version)
})

test('typed over those of somebody else are saved once those were shown', async context => {
  const { site, browser } = context
  const { page } = await enter(browser, site, adminRoutes.quoteSettings)
  await page.getByLabel('Terms').fill('All on order')
  const theirs = { ...(await stored(site)), validDays: 14 }
  assert.is((await site.ask('PUT', api.quoteSettings, theirs)).status, 200)
  await save(page)
  await page.getByRole('button', { name: 'Show what is newer' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  assert.is(await page.getByLabel('Valid for how many days').inputValue(), '14')
  await save(page)
  await toast(page, 'New quotes begin with it.')
  const { terms, validDays } = await stored(site)
  assert.equal([terms, validDays], ['All on order', 14])
})

test.run()
