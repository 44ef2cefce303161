import * as assert from 'uvu/assert'
import { PLAIN_HOST } from '../support/chromium.ts'
import { makeQuote } from '../support/sent-quote.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { visit } from './visit.ts'

const test = siteSuite("customer's page of a quote")

const lines = Array.from({ length: 60 }, (_, index) => ({
  ...{ kind: 'text', text: `Desk number ${index}`, detail: 'Mahogany', quantity: 12_000 },
  unitPrice: 6_850_050,
}))

test('is accepted and asked about without script, by keyboard, at 390 px', async ({
  site,
  browser,
}) => {
  const quote = await makeQuote(site)
  const options = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false }
  const { page } = await visit(browser, await quote.send(), options)
  await page.getByLabel('Your question').focus()
  await page.keyboard.type('Is oak possible?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Your question has arrived').waitFor()
  await page.getByLabel('Your name').focus()
  await page.keyboard.type('Wanjiru Kamau')
  await page.keyboard.press('Enter')
  await page.getByText('Accepted by Wanjiru Kamau').waitFor()
  assert.is((await quote.read()).accepted?.name, 'Wanjiru Kamau')
  assert.match(page.url(), /\/quotes\/[\w-]{22}$/)
})

test('is accepted over plain HTTP, where browsers tell the origin alone', async context => {
  const { site, browser } = context
  const quote = await makeQuote(site)
  const url = (await quote.send()).replace('127.0.0.1', PLAIN_HOST)
  const { page } = await visit(browser, url, { javaScriptEnabled: false })
  await page.getByLabel('Your name').fill('Wanjiru Kamau')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByText('Accepted by Wanjiru Kamau').waitFor()
})

test('has no fault of layout or access at any width, with 60 lines', async ({ site, browser }) => {
  const url = await (await makeQuote(site, { lines, terms: 'Half on order' })).send()
  const { page } = await visit(browser, url, { bypassCSP: true })
  for (const width of [390, 768, 1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width)
    if (width === 320 || width === 1440) assert.equal(await violations(page), [], `${width} px`)
  }
})

test.run()
