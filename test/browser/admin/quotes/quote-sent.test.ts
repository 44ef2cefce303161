import * as assert from 'uvu/assert'
import { api, quoteScreen } from '../../../../web/base/routes.ts'
import { makeQuote } from '../../../support/sent-quote.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP } from '../../visit.ts'
import { enter } from '../administrator.ts'
import { startQuoteSite } from './quote-site.ts'

const test = siteSuite('a quote that was sent, printed or written by keyboard', startQuoteSite)

test('what was sent is listed, and says when something was changed since', async context => {
  const { site, browser } = context
  const { id, read } = await makeQuote(site)
  await site.ask('POST', api.sendQuote(id), { by: 'link', withExamples: true })
  const { page } = await enter(browser, site, quoteScreen(id), {
    ...DESKTOP,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await page.getByText(/^Version 1: KES 1,298,040, as a link on/).waitFor()
  await page.getByText('Not opened by the customer yet.').waitFor()
  await page.getByLabel('KES each of Chair').fill('22,000')
  await page.getByText('Changed since Version 1 was sent.').waitFor()
  assert.equal(await violations(page), [])
  const { url } = await read()
  assert.ok(url)
  await fetch(site.url + url)
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await page.reload()
  await page.getByText(/^Opened once, last on/).waitFor()
})

test('the PDF is of what was typed last', async ({ site, browser }) => {
  const { id, number, read } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  await page.getByLabel('KES each of Chair').fill('22,000')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save PDF' }).click()
  assert.match((await download).suggestedFilename(), number)
  assert.is((await read()).content.lines[1]?.unitPrice, 2_200_000)
})

test('a quote is written and sent by the keyboard alone', async ({ site, browser }) => {
  const { id } = await makeQuote(site, { lines: [], delivery: undefined })
  const { page } = await enter(browser, site, quoteScreen(id))
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'A chat' }))
  await page.getByRole('button', { name: '+ Line of text' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Name of line 1').waitFor()
  await page.keyboard.type('Assembly')
  const field = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'))
  const tabUntil = async (path: string) => {
    for (let presses = 0; (await field()) !== path && presses < 6; presses += 1) {
      await page.keyboard.press('Tab')
    }
    assert.is(await field(), path)
  }
  await tabUntil('lines.0.quantity')
  await page.keyboard.type('2')
  await tabUntil('lines.0.unitPrice')
  await page.keyboard.type('5000')
  await page.getByRole('button', { name: 'Send by WhatsApp' }).focus()
  const chat = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await (await chat).waitForURL('https://wa.me/**')
  await page.getByText(/^Version 1: KES 11,600/).waitFor()
})

test.run()
