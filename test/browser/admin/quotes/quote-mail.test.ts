import * as assert from 'uvu/assert'
import { api, quoteScreen } from '../../../../web/base/routes.ts'
import { type Mailbox, openMailbox } from '../../../support/mailbox.ts'
import { makeQuote } from '../../../support/sent-quote.ts'
import { startSite } from '../../../support/site.ts'
import { siteSuite } from '../../site-suite.ts'
import { enter, toast } from '../administrator.ts'

let mailbox: Mailbox
const test = siteSuite('the mail of a quote', async () => {
  mailbox = await openMailbox({ refusedAddress: 'gone@example.co.ke' })
  return startSite({
    env: { LOGIN_LIMIT: '1000/s', SMTP_URL: mailbox.url, NOTIFY_TO: 'owner@example.co.ke' },
  })
})

test('is seen on its way until it was sent', async ({ site, browser }) => {
  const { id, read } = await makeQuote(site)
  const { page } = await enter(browser, site, quoteScreen(id))
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send example contact details?' })
  await dialog.getByText('info@example.com').waitFor()
  await dialog.getByText('Here is quote').waitFor()
  await dialog.getByRole('button', { name: 'Send all the same' }).click()
  await toast(page, 'The e-mail to wanjiru@example.co.ke is on its way.')
  await page.getByText('The e-mail was sent.').waitFor()
  await page.getByText(/^Version 1: KES 1,298,040, by e-mail on/).waitFor()
  const { url } = await read()
  assert.ok(mailbox.mails.some(({ raw }) => raw.replaceAll('=\r\n', '').includes(url ?? '')))
})

test('that was refused says why, and goes to another address', async ({ site, browser }) => {
  const customer = { name: 'Zawadi', email: 'gone@example.co.ke' }
  const { id } = await makeQuote(site, { customer })
  const { page } = await enter(browser, site, quoteScreen(id))
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  await page.getByRole('button', { name: 'Send all the same' }).click()
  await page.getByText(/^The e-mail was refused: /).waitFor()
  await page.getByLabel('E-mail', { exact: true }).fill('zawadi@example.co.ke')
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('button', { name: 'Send all the same' }).click()
  await page.getByText('The e-mail was sent.').waitFor()
  await page.getByText(/^Version 2: /).waitFor()
})

test('leads to a quote that the customer accepts, and that is closed then', async context => {
  const { site, browser } = context
  const { id, read } = await makeQuote(site)
  const { version } = await read()
  await site.ask('POST', api.sendQuote(id), { by: 'mail', withExamples: true })
  const { url } = await read()
  const accepted = await fetch(`${site.url}${url}/accept`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ name: 'Wanjiru Kamau', version: String(version) }),
  })
  assert.ok(accepted.status < 400, String(accepted.status))
  const { page } = await enter(browser, site, quoteScreen(id))
  await page.getByText(/^Accepted by Wanjiru Kamau on .* \(Version 1\)/).waitFor()
  await page.getByRole('cell', { name: '822,000' }).waitFor()
  assert.is(await page.getByLabel('KES each of Desk').count(), 0)
  const { version: _, content } = await read()
  const change = { ...content, version: 1, note: 'New' }
  assert.is((await site.ask('PUT', api.quote(id), change)).status, 409)
  assert.is(await page.getByRole('button', { name: 'Send by e-mail' }).count(), 0)
  await page.getByRole('button', { name: 'Copy to change' }).click()
  await page.getByText('Draft', { exact: true }).waitFor()
  assert.not.ok(await page.getByLabel('KES each of Desk').isDisabled())
})

test.run()
