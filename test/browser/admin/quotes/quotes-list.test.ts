import * as assert from 'uvu/assert'
import { adminRoutes, quoteScreen } from '../../../../web/base/routes.ts'
import { makeQuote } from '../../../support/sent-quote.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP } from '../../visit.ts'
import { enter, startAdminSite } from '../administrator.ts'

const test = siteSuite('the list of quotes', startAdminSite)

test('a new quote is opened at once, and has a row from then on', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.quotes)
  await page.getByText('No quote yet').waitFor()
  await page.getByRole('button', { name: 'New quote' }).click()
  await page.getByRole('heading', { name: /^Quote \d{4}-0001/ }).waitFor()
  await page.getByText('No line yet').waitFor()
  await page.getByRole('link', { name: 'All quotes' }).click()
  await page.getByRole('link', { name: /-0001$/ }).waitFor()
  await page.getByText('No name yet').waitFor()
})

test('is narrowed down by state and words, which Back takes away again', async context => {
  const { site, browser } = context
  const { number } = await makeQuote(site, { customer: { name: 'Achieng Otieno' } })
  await makeQuote(site, { customer: { name: 'Baraka' } })
  const { page } = await enter(browser, site, adminRoutes.quotes)
  const rows = page.getByRole('row')
  await page.getByRole('link', { name: number }).waitFor()
  await page.getByRole('link', { name: /^Draft/ }).click()
  await page.getByLabel('Search').fill('achieng')
  await page.getByText('Baraka').waitFor({ state: 'detached' })
  assert.is(await rows.count(), 2)
  assert.match(page.url(), '?state=draft&q=achieng')
  await page.getByRole('link', { name: /^Void/ }).click()
  await page.getByText('No quote matches').waitFor()
  await page.goBack()
  await page.getByText('Achieng Otieno').waitFor()
})

test('is accessible and fits with rows, on a desk and a phone', async ({ site, browser }) => {
  const customer = { name: 'Wanjiru Kamau', company: 'Kamau and Daughters Builders Limited' }
  const { id } = await makeQuote(site, { customer })
  const still = { ...DESKTOP, reducedMotion: 'reduce', bypassCSP: true } as const
  const { page } = await enter(browser, site, adminRoutes.quotes, still)
  const fits = async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width)
    }
    assert.equal(await violations(page), [])
  }
  await page.getByText(customer.company).first().waitFor()
  await fits()
  await page.goto(site.url + quoteScreen(id))
  await page.getByRole('table', { name: 'Sums' }).waitFor()
  await fits()
})

test('an address of no quote says so, and leads back', async ({ site, browser }) => {
  const none = quoteScreen('6f2c1a52-0000-4000-8000-000000000001')
  const { page } = await enter(browser, site, none)
  await page.getByText('There is no such quote.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'All quotes' }).click()
  await page.getByRole('heading', { name: 'Quotes' }).waitFor()
})

test.run()
