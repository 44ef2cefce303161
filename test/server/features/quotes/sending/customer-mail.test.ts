import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createMailer } from '../../../../../server/base/mail/mailer.ts'
import { initialContactDetails } from '../../../../../server/features/company/contact-details/store.ts'
import { letterheadOf } from '../../../../../server/features/quotes/document/letterhead.ts'
import { openCustomerMail } from '../../../../../server/features/quotes/sending/customer-mail.ts'
import { openQuotes } from '../../../../../server/features/quotes/store/index.ts'
import type { SmtpFault } from '../../../../support/failing-smtp.ts'
import { openFailingSmtp } from '../../../../support/failing-smtp.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { quotesPlace } from '../../../../support/quotes.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'
import { quoteContent } from '../document/paper.ts'

const test = suite('mail to the customer')

const details = initialContactDetails()
const letterhead = letterheadOf(details, 'https://example.org')

/** Opens the store and the sender over a folder, like a start of the server. */
async function start(smtpUrl: string, given?: string) {
  const folder = given ?? (await temporaryFolder())
  const quotes = await openQuotes(quotesPlace(folder))
  const { log, lines } = readableLog()
  const pauses: number[] = []
  const openMail = () =>
    openCustomerMail({
      mailer: createMailer({ smtpUrl, mailFrom: { name: '', address: 'site@example.org' } }),
      quotes,
      contactDetails: { value: details },
      pdfOf: async () => Buffer.from('%PDF-1.7 of the test'),
      paperOf: () => ({}) as never,
      log,
      pauseAfter: count => {
        pauses.push(count)
        return 20
      },
    })
  const mail = use(openMail())

  async function send(): Promise<string> {
    const made = await quotes.create({ content: quoteContent(), by: 'admin', year: '2026' })
    const { id, version } = made.quote
    await quotes.send(id, { version, by: 'admin', means: 'mail', letterhead })
    mail.queue(id, 1)
    return id
  }
  const mailOf = async (id: string) => (await quotes.find(id))?.editions.at(-1)?.mail
  return { folder, quotes, mail, send, mailOf, pauses, lines, log }
}

type Started = Awaited<ReturnType<typeof start>>

const reaches = ({ mailOf }: Started, id: string, state: string) =>
  until(`the mail to be ${state}`, async () => {
    const mail = await mailOf(id)
    return mail?.state === state && mail
  })

test('is off without a mail server', async () => {
  assert.is((await start('')).mail.isOn, false)
  assert.is((await start('smtp://127.0.0.1:9')).mail.isOn, true)
})

test('waits in a site without a mail server, without a fault', async () => {
  const site = await start('')
  const id = await site.send()
  await site.mail.close()
  assert.equal([(await site.mailOf(id))?.state, site.lines.length], ['waiting', 0])
})

test('takes the words, the link and the PDF to the customer', async () => {
  const smtp = await openFailingSmtp()
  const site = await start(smtp.url)
  const id = await site.send()
  await reaches(site, id, 'sent')
  assert.is(smtp.texts.length, 1)
  const [text = ''] = smtp.texts
  const plain = text.replace(/=\r\n/g, '').replace(/\r\n/g, '\n')
  assert.match(plain, 'To: wanjiru@example.com')
  assert.match(plain, 'Reply-To: "Nairobi Prefab & Interiors" <info@example.com>')
  assert.match(plain, /Subject: Quote \d{4}-0001 from Nairobi Prefab & Interiors/)
  assert.match(plain, `Message-ID: <${id}-1@example.org>`)
  const { url } = (await site.quotes.find(id)) ?? {}
  assert.match(plain, `https://example.org${url}`)
  assert.match(plain, 'KES 1,298,040')
  assert.match(plain, /filename=Quote-\d{4}-0001\.pdf/)
  assert.match(plain, 'JVBERi0xLjcgb2YgdGhlIHRlc3')
})

const passing: SmtpFault[] = [
  ...(['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA'] as const).map(at => ({ at })),
  ...(['MAIL', 'RCPT', 'DATA', '.'] as const).map(at => ({ at, code: 451 })),
]

for (const fault of passing) {
  const { at, code } = fault
  test(`waits and is sent once after ${code ?? 'a lost connection'} at ${at}`, async () => {
    const smtp = await openFailingSmtp(fault)
    const site = await start(smtp.url)
    const id = await site.send()
    await until('two failures', () => smtp.failures >= 2)
    const waiting = await until('the reason', async () => {
      const mail = await site.mailOf(id)
      return mail?.state === 'waiting' && mail.reason && mail
    })
    assert.match(waiting.reason ?? '', '127.0.0.1')
    smtp.texts.length = 0
    smtp.fault = undefined
    await reaches(site, id, 'sent')
    await site.mail.close()
    assert.is(smtp.texts.length, 1)
  })
}

for (const at of ['MAIL', 'RCPT', 'DATA', '.'] as const) {
  test(`is refused with the reason after 550 at ${at}, and not tried again`, async () => {
    const smtp = await openFailingSmtp({ at, code: 550 })
    const site = await start(smtp.url)
    const id = await site.send()
    assert.match((await reaches(site, id, 'refused')).reason ?? '', '550 not today')
    smtp.fault = undefined
    const next = await site.send()
    await reaches(site, next, 'sent')
    assert.is((await site.mailOf(id))?.state, 'refused')
    assert.is(smtp.failures, 1)
  })
}

test('is perhaps sent where no answer comes to its end, and again only by a person', async () => {
  const smtp = await openFailingSmtp({ at: '.' })
  const site = await start(smtp.url)
  const id = await site.send()
  await reaches(site, id, 'perhaps')
  smtp.fault = undefined
  await site.mail.close()
  const again = await start(smtp.url, site.folder)
  const other = await again.send()
  await reaches(again, other, 'sent')
  assert.is((await again.mailOf(id))?.state, 'perhaps')
  assert.is(smtp.texts.length, 2)
  const { version = 0 } = (await again.quotes.find(id)) ?? {}
  await again.quotes.send(id, { version, by: 'admin', means: 'mail', letterhead })
  again.mail.queue(id, 1)
  await reaches(again, id, 'sent')
  assert.is(smtp.texts.length, 3)
})

test('one that was being sent when the process ended is perhaps sent after a start', async () => {
  const smtp = await openFailingSmtp({ at: 'connect', code: 421 })
  const first = await start(smtp.url)
  const id = await first.send()
  await until('a failure', () => smtp.failures > 0)
  await first.mail.close()
  await first.quotes.setMail(id, 1, { state: 'sending' })
  smtp.fault = undefined
  const second = await start(smtp.url, first.folder)
  const { reason } = await reaches(second, id, 'perhaps')
  assert.match(reason ?? '', 'The site stopped while this was being sent')
  assert.equal(smtp.texts, [])
})

test('one that waits is sent after the next start', async () => {
  const smtp = await openFailingSmtp({ at: 'MAIL', code: 451 })
  const first = await start(smtp.url)
  const id = await first.send()
  await until('a failure', () => smtp.failures > 0)
  await first.mail.close()
  smtp.fault = undefined
  const second = await start(smtp.url, first.folder)
  await reaches(second, id, 'sent')
  assert.is(smtp.texts.length, 1)
})

test('one of a quote that was voided meanwhile is not sent', async () => {
  const smtp = await openFailingSmtp({ at: 'MAIL', code: 451 })
  const site = await start(smtp.url)
  const id = await site.send()
  await until('a failure', () => smtp.failures > 0)
  await until('it to wait', async () => (await site.mailOf(id))?.state === 'waiting')
  await site.quotes.void(id, 'admin')
  smtp.fault = undefined
  await reaches(site, await site.send(), 'sent')
  assert.is(smtp.texts.length, 1)
})

test.run()
