import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../../web/base/routes.ts'
import { makeQuote } from '../../../support/sent-quote.ts'
import { siteSuite } from '../../site-suite.ts'
import { enter, startAdminSite, toast } from '../administrator.ts'

const test = siteSuite('the settings of quotes', startAdminSite)

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

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

test.run()
