import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api, quoteScreen } from '../../../../web/base/routes.ts'
import { inquiry } from '../../../support/inquiry.ts'
import { makeQuote } from '../../../support/sent-quote.ts'
import type { RunningSite } from '../../../support/site.ts'
import { siteSuite } from '../../site-suite.ts'
import { PHONE } from '../../visit.ts'
import { enter, toast } from '../administrator.ts'
import { startQuoteSite } from './quote-site.ts'

const test = siteSuite('sending a quote', startQuoteSite)

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not sent yet.' })

/** Sends an inquiry about twelve chairs, of one of which the price is known. */
async function askForTwelve(site: RunningSite, name: string): Promise<void> {
  const items = Array.from({ length: 12 }, (_, index) => ({
    page: '/services/furniture/chairs',
    code: `Ch${index + 1}`,
    quantity: index + 1,
    note: '',
  }))
  const sent = await site.ask('POST', api.contact, inquiry({ name, phone: '0712 345678', items }))
  assert.is(sent.status, 201, await sent.clone().text())
}

/** Counts what is clicked in the page from now on, in an attribute of its root. */
const countClicks = (page: Page) =>
  page.evaluate(() =>
    addEventListener(
      'click',
      ({ isTrusted }) => {
        const { dataset } = document.documentElement
        dataset.clicks = String(Number(dataset.clicks ?? 0) + Number(isTrusted))
      },
      { capture: true },
    ),
  )

const clicksIn = (page: Page) => page.evaluate(() => document.documentElement.dataset.clicks)

test('from an inquiry about twelve items in few clicks, on a phone', async context => {
  const { site, browser } = context
  const name = 'Zawadi'
  await askForTwelve(site, name)
  const { page } = await enter(browser, site, adminRoutes.inquiries, PHONE)
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'A chat' }))
  await page.getByRole('link', { name: new RegExp(name) }).waitFor()
  await countClicks(page)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Make a quote' }).click()
  for (let number = 1; number <= 12; number += 1) {
    await page.getByLabel(`KES each of Ch${number}`, { exact: true }).fill('21,000')
  }
  const chat = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Send by WhatsApp' }).click()
  await toast(page, 'The link is ready')
  const opened = await chat
  await opened.waitForURL('https://wa.me/**')
  const { pathname, searchParams } = new URL(opened.url())
  assert.is(pathname, '/254712345678')
  assert.match(searchParams.get('text') ?? '', `Hello ${name},`)
  assert.match(searchParams.get('text') ?? '', /http:\/\/[^\s]+\/quotes\/[\w-]{22,}$/)
  // The inquiry, "Make a quote" and "Send by WhatsApp"; the window of the chat has none.
  assert.is(await clicksIn(page), '3')
  await page.getByText('Version 1: KES').waitFor()
  await page.getByRole('link', { name: 'the inquiry' }).click()
  await page.getByRole('link', { name: /^Quote \d{4}-/ }).waitFor()
})

test('a line without a price is led to, and sent once it has one', async ({ site, browser }) => {
  const [desk, chair] = [1000, null].map((unitPrice, index) => ({
    kind: 'text',
    text: index === 0 ? 'Desk' : 'Chair',
    quantity: 1000,
    unitPrice,
  }))
  const { id, read } = await makeQuote(site, { lines: [desk, chair] })
  const { page } = await enter(browser, site, quoteScreen(id))
  await page.getByRole('button', { name: 'Send by WhatsApp' }).click()
  await alert(page).getByText('Chair: This line has no price yet').waitFor()
  assert.ok(
    await page.getByLabel('KES each of Chair').evaluate(one => one === document.activeElement),
  )
  assert.is((await read()).editions.length, 0)
  await page.keyboard.type('21,000')
  await alert(page).waitFor({ state: 'detached' })
})

test('an address is asked for only where there is none', async ({ site, browser }) => {
  const { id, read } = await makeQuote(site, { customer: { name: 'Zawadi' } })
  const { page } = await enter(browser, site, quoteScreen(id))
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send this e-mail?' })
  await dialog.getByLabel('E-mail of the customer').fill('zawadi')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText(/valid email/).waitFor()
  await dialog.getByLabel('E-mail of the customer').fill('zawadi@example.co.ke')
  await dialog.getByRole('button', { name: 'Send' }).click()
  // This site has no mail server, which it says; the address is there from now on.
  await toast(page, 'This site cannot send e-mail yet')
  assert.is((await read()).content.customer.email, 'zawadi@example.co.ke')
})

test.run()
