import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createMailer } from '../../../../../server/base/mail/mailer.ts'
import { initialContactDetails } from '../../../../../server/features/company/contact-details/store.ts'
import { openQuoteReports } from '../../../../../server/features/quotes/reports/owner-mail.ts'
import { openQuotes, type Quotes } from '../../../../../server/features/quotes/store/index.ts'
import { api } from '../../../../../web/base/routes.ts'
import { receive } from '../../../../support/contact.ts'
import { openFailingSmtp } from '../../../../support/failing-smtp.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { openMailbox } from '../../../../support/mailbox.ts'
import { quotesPlace } from '../../../../support/quotes.ts'
import { makeQuote, postForm } from '../../../../support/sent-quote.ts'
import { startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'
import { quoteContent } from '../document/paper.ts'

const test = suite('mail to the owner about quotes')

async function siteWithMail() {
  const mailbox = use(await openMailbox())
  const env = {
    ...{ SMTP_URL: mailbox.url, NOTIFY_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' },
    ...{ CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' },
  }
  return { mailbox, site: await startSite({ env }) }
}

test('tells once who has accepted which quote, and for how much', async () => {
  const { mailbox, site } = await siteWithMail()
  const quote = await makeQuote(site)
  const url = await quote.send()
  for (const name of ['Wanjiru Kamau', 'Wanjiru K.']) {
    await postForm(`${url}/accept`, { name, version: '1' })
  }
  await mailbox.has(1)
  const { to, raw } = mailbox.mails[0] ?? { to: [], raw: '' }
  assert.equal(to, ['owner@example.com'])
  assert.match(raw, `Subject: Quote ${quote.number} accepted by Wanjiru Kamau`)
  assert.match(raw, 'KES 1,298,040')
  assert.match(raw, 'Reply-To: Wanjiru Kamau <wanjiru@example.co.ke>')
  await postForm(`${url}/ask`, { message: 'And the delivery?' })
  await mailbox.has(2)
  assert.is(mailbox.mails.length, 2, 'the second acceptance tells nothing')
})

test('tells what a customer asks about the quote of an inquiry', async () => {
  const { mailbox, site } = await siteWithMail()
  await receive(site, { name: 'Wanjiru Kamau' })
  const { inquiries } = await (await site.ask('GET', api.inquiries)).json()
  const inquiryId = inquiries[0].id
  await mailbox.has(1)
  const quote = await makeQuote(site, { inquiryId })
  await postForm(`${await quote.send()}/ask`, { message: 'Is oak possible?' })
  await mailbox.has(2)
  assert.match(mailbox.mails[1]?.raw ?? '', `about quote ${quote.number}`)
  assert.match(mailbox.mails[1]?.raw ?? '', 'Is oak possible?')
})

/** A store with one quote that was sent, of which the owner is to be told. */
async function acceptedQuote() {
  const quotes = await openQuotes(quotesPlace(await temporaryFolder()))
  const { quote } = await quotes.create({ content: quoteContent(), by: 'admin', year: '2026' })
  await quotes.send(quote.id, { version: 1, by: 'admin', means: 'link', letterhead: {} })
  const { url = '' } = (await quotes.find(quote.id)) ?? {}
  const secret = url.replace('/quotes/', '')
  await quotes.accept(secret, { name: 'Wanjiru', version: 1, isReported: true })
  return { quotes, id: quote.id }
}

function openReports(quotes: Quotes, smtpUrl: string) {
  const { log } = readableLog()
  const config = { notifyTo: ['owner@example.com'], publicUrl: 'https://example.com' }
  const mailer = createMailer({ smtpUrl, mailFrom: { name: '', address: 'site@example.com' } })
  const contactDetails = { value: initialContactDetails() }
  return use(
    openQuoteReports({ config, mailer, quotes, contactDetails, log, pauseAfter: () => 20 }),
  )
}

test('waits while the mail server fails, and is sent once it does not', async () => {
  const { quotes, id } = await acceptedQuote()
  const smtp = await openFailingSmtp({ at: 'RCPT', code: 451 })
  openReports(quotes, smtp.url)
  await until('two failures', () => smtp.failures >= 2)
  smtp.fault = undefined
  await until('the report to be sent', async () => !(await quotes.findReport(id)))
  assert.is(smtp.texts.length, 1)
  assert.match(smtp.texts[0]?.replaceAll('=\r\n', '') ?? '', `example.com/admin/quotes/${id}`)
  assert.equal(quotes.waitingReports(), [])
})

test('is given up where the mail server refuses it for good, and is not tried again', async () => {
  const { quotes, id } = await acceptedQuote()
  const smtp = await openFailingSmtp({ at: 'RCPT', code: 550 })
  openReports(quotes, smtp.url)
  await until('the report to be given up', async () => !(await quotes.findReport(id)))
  assert.equal([smtp.failures, smtp.texts.length], [1, 0])
})

test('is off without a mail server, or without an address of the owner', async () => {
  const { quotes, id } = await acceptedQuote()
  const contactDetails = { value: initialContactDetails() }
  for (const { smtpUrl, notifyTo } of [
    { notifyTo: ['owner@example.com'] },
    { smtpUrl: 'smtp://127.0.0.1:1' },
  ]) {
    const config = { notifyTo, publicUrl: undefined }
    const mailer = createMailer({ smtpUrl })
    const { log, lines } = readableLog()
    const reports = openQuoteReports({ config, mailer, quotes, contactDetails, log })
    assert.is(reports.isOn, false)
    reports.queue(id)
    await reports.close()
    assert.equal([lines.length, quotes.waitingReports()], [0, [id]])
  }
})

test.run()
