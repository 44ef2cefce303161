import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { readConfig } from '../../../../../server/base/config.ts'
import type { Mailbox } from '../../../../../server/base/mail/mailbox.ts'
import { createMailer } from '../../../../../server/base/mail/mailer.ts'
import { createOwnerMail } from '../../../../../server/features/inquiries/mail/owner-mail.ts'
import { inquirySchemaWith } from '../../../../../server/features/inquiries/schema.ts'
import {
  type Inquiries,
  openInquiries,
} from '../../../../../server/features/inquiries/store/index.ts'
import type { InquiryBody } from '../../../../../web/base/contract.ts'
import { failingDisk } from '../../../../support/failing-disk.ts'
import { inquiry } from '../../../../support/inquiry.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { openMailbox } from '../../../../support/mailbox.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'

const test = suite('mail to the owner')

/** Opens the store and the sender over a folder, like a start of the server. */
async function start(smtpUrl: string, folder?: string, mailFrom?: Mailbox) {
  const inFolder = folder ?? join(await temporaryFolder(), 'inquiries')
  const { log, lines } = readableLog()
  const disk = failingDisk()
  const inquiries = await openInquiries({ folder: inFolder, disk })
  const failures: number[] = []
  const notifyTo = ['owner@example.com']
  const mail = createOwnerMail({
    config: { notifyTo, publicUrl: 'https://example.com' },
    mailer: createMailer({ smtpUrl, notifyTo, mailFrom }),
    inquiries,
    contactDetails: { value: { companyName: 'Savanna "Prefab", Ltd' } as never },
    log,
    pauseAfter: count => {
      failures.push(count)
      return 50
    },
  })
  use(mail)
  const post = postTo(inquiries, mail.queue)
  return { folder: inFolder, disk, inquiries, mail, failures, lines, post }
}

function sentOf(fields: Partial<InquiryBody>) {
  const {
    website,
    openFor,
    idempotencyKey,
    plan: _,
    ...sent
  } = inquirySchemaWith().parse(inquiry(fields))
  return sent
}

const postTo =
  (inquiries: Inquiries, queue: (id: string) => void) =>
  async (fields: Partial<InquiryBody> = {}) => {
    const id = await inquiries.receive(sentOf(fields), { isSuspect: false, wantsMail: true })
    queue(id)
    return id
  }

/** Waits until the mail of an inquiry is in this state, and gives what is known of it. */
async function mailIn(inquiries: Inquiries, id: string, state: string, attempts = 1) {
  return until(`the mail of ${id} to be ${state}`, async () => {
    const mail = (await inquiries.find(id))?.mail
    return mail?.state === state && mail.attempts >= attempts && mail
  })
}

/** The head of a mail by the names of its lines, unfolded. */
function headOf(raw: string): Map<string, string> {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map(line => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]+: */, '')]),
  )
}

test('one mail is sent for each inquiry', async () => {
  const box = await openMailbox()
  const { inquiries, post } = await start(box.url)
  const ids = [await post({ name: 'Amina' }), await post({ name: 'Brian' })]
  for (const id of ids) assert.is((await mailIn(inquiries, id, 'sent')).attempts, 1)
  await pause(100)
  assert.is(box.mails.length, 2)
  const [mail] = box.mails
  assert.equal(mail?.to, ['owner@example.com'])
})

test('the mail contains the inquiry and has the sender as Reply-To', async () => {
  const box = await openMailbox()
  const { post } = await start(box.url)
  const id = await post({
    name: 'Zoë Ochieng',
    subject: 'Quote for Ch12',
    serviceInterest: 'furniture',
    phone: '+254 700 123456',
    message: 'Twelve chairs,\nplease.',
    items: [{ page: '/services/furniture/chairs', code: 'Ch12', quantity: 12, note: 'in oak' }],
  })
  await box.has(1)
  const raw = box.mails[0]?.raw ?? ''
  const head = headOf(raw)
  assert.match(head.get('reply-to') ?? '', '<wanjiru@example.co.ke>')
  assert.match(head.get('from') ?? '', 'owner@example.com')
  assert.is(head.get('message-id'), `<${id}@example.com>`)
  assert.is(head.get('auto-submitted'), 'auto-generated')
  assert.match(head.get('content-type') ?? '', 'text/plain; charset=utf-8')
  const body = textOf(raw)
  for (const line of [
    'Name: Zoë Ochieng',
    'E-mail: wanjiru@example.co.ke',
    'Phone: +254 700 123456',
    'Service: Executive Furniture',
    'Twelve chairs,\nplease.',
    '12 x Ch12 (/services/furniture/chairs): in oak',
    `In the inbox: https://example.com/admin/inquiries?open=${id}`,
    'All inquiries: https://example.com/admin/inquiries',
  ]) {
    assert.match(body, line)
  }
  assert.not.match(body, 'Company:')
})

/** The text of a mail, whichever encoding it came in. */
function textOf(raw: string): string {
  const at = raw.indexOf('\r\n\r\n')
  const body = raw.slice(at + 4)
  const encoding = headOf(raw).get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}

test('texts of an inquiry cannot add header lines or recipients', async () => {
  const box = await openMailbox()
  const { inquiries, mail } = await start(box.url)
  // Bypasses the form's validation, which rejects line breaks and such addresses.
  const sent = {
    ...sentOf({}),
    name: 'W\r\nBcc: all@example.com',
    subject: 'Hello\r\nX-Evil: 1\r\n\r\nbody',
    email: 'a@example.com>\r\nCc: <b@example.com',
  }
  mail.queue(await inquiries.receive(sent, { isSuspect: false, wantsMail: true }))
  await box.has(1)
  const [{ raw, to } = { raw: '', to: [] }] = box.mails
  assert.equal(to, ['owner@example.com'])
  assert.equal([...headOf(raw).keys()].sort(), [
    'auto-submitted',
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ])
})

test('with the mail server down the mail is queued and sent later, once', async () => {
  const gone = await openMailbox()
  await gone.close()
  const { inquiries, post, failures } = await start(gone.url)
  const ids = [await post({ name: 'Amina' }), await post({ name: 'Brian' })]
  const waiting = await mailIn(inquiries, ids[0] ?? '', 'queued', 2)
  assert.match(waiting.problem, 'ECONNREFUSED')
  assert.equal(failures.slice(0, 3), [1, 2, 3])
  const box = await openMailbox({ port: gone.port })
  for (const id of ids) assert.is((await mailIn(inquiries, id, 'sent')).problem, '')
  await pause(150)
  assert.is(box.mails.length, 2)
})

test('mails queued at shutdown are sent after the next start, once', async () => {
  const gone = await openMailbox()
  await gone.close()
  const first = await start(gone.url)
  const id = await first.post()
  await mailIn(first.inquiries, id, 'queued')
  await first.mail.close()
  const box = await openMailbox({ port: gone.port })
  const second = await start(box.url, first.folder)
  await mailIn(second.inquiries, id, 'sent')
  await second.mail.close()
  const third = await start(box.url, first.folder)
  await pause(150)
  assert.is(box.mails.length, 1)
  assert.is((await third.inquiries.find(id))?.mail.state, 'sent')
})

test('a temporary rejection (4xx) is retried', async () => {
  let refusals = 2
  const box = await openMailbox({ refuse: () => (refusals-- > 0 ? 451 : undefined) })
  const { inquiries, post } = await start(box.url)
  const id = await post()
  assert.is((await mailIn(inquiries, id, 'sent')).attempts, 3)
  assert.is(box.mails.length, 1)
})

test('a permanent rejection (5xx) is stored with its reason and delays no other mail', async () => {
  const box = await openMailbox({ refuse: ({ raw }) => (raw.includes('Amina') ? 554 : undefined) })
  const { inquiries, post, failures } = await start(box.url)
  const refused = await post({ name: 'Amina' })
  const taken = await post({ name: 'Brian' })
  await mailIn(inquiries, taken, 'sent')
  assert.match((await mailIn(inquiries, refused, 'failed')).problem, '554')
  assert.equal(failures, [])
})

test('a rejected mail is tried once more after a start', async () => {
  let isRefusing = true
  const box = await openMailbox({ refuse: () => (isRefusing ? 554 : undefined) })
  const first = await start(box.url)
  const id = await first.post()
  await mailIn(first.inquiries, id, 'failed')
  await first.mail.close()
  isRefusing = false
  const second = await start(box.url, first.folder)
  await mailIn(second.inquiries, id, 'sent', 2)
})

test('it signs in with URL-encoded credentials', async () => {
  const box = await openMailbox({ login: { user: 'site@example.com', pass: 'p@ss:/w#rd' } })
  const user = `${encodeURIComponent('site@example.com')}:${encodeURIComponent('p@ss:/w#rd')}`
  const { post } = await start(box.url.replace('//', `//${user}@`))
  await post()
  await box.has(1)
  assert.is(box.mails[0]?.from, 'site@example.com')
})

test('a mail with a wrong password stays queued until the settings change', async () => {
  const box = await openMailbox({ login: { user: 'site', pass: 'right' } })
  const { inquiries, post } = await start(box.url.replace('//', '//site:wrong@'))
  const { problem } = await mailIn(inquiries, await post(), 'queued', 2)
  assert.match(problem, '535')
  assert.not.match(problem, 'wrong')
})

test('the log gives the reason why a mail is not sent, without the password', async () => {
  const box = await openMailbox({ login: { user: 'site', pass: 'right' } })
  const { inquiries, lines, post } = await start(box.url.replace('//', '//site:s3cret-word@'))
  const { problem } = await mailIn(inquiries, await post(), 'queued')
  const line = lines.find(({ msg }) => msg === 'mail not sent')
  assert.is(line?.why, problem)
  assert.match(
    problem,
    /^127\.0\.0\.1 refuses the user or the password of SMTP_URL \(535 .+\): look/,
  )
  assert.not.match(JSON.stringify(lines), 's3cret-word')
})

test('the log names the recipients that were rejected while others were accepted', async () => {
  const box = await openMailbox({ refusedAddress: 'gone@example.com' })
  const { inquiries } = await start(box.url)
  const { log, lines } = readableLog()
  const notifyTo = ['owner@example.com', 'gone@example.com']
  const contactDetails = { value: { companyName: 'Savanna' } as never }
  const config = { notifyTo, publicUrl: undefined }
  const mailer = createMailer({ smtpUrl: box.url, notifyTo })
  const mail = createOwnerMail({ config, mailer, inquiries, contactDetails, log })
  use(mail)
  const id = await postTo(inquiries, mail.queue)()
  await mailIn(inquiries, id, 'sent')
  const line = await until('the line', () =>
    lines.find(({ msg }) => msg === 'mail not sent to all'),
  )
  assert.match(String(line.why), /^127\.0\.0\.1 refuses to deliver to gone@example\.com \(550 /)
})

test('MAIL_FROM is the sender', async () => {
  const login = { user: 'apikey', pass: 'secret' }
  const box = await openMailbox({ login })
  const url = box.url.replace('//', '//apikey:secret@')
  const named = await start(url, undefined, { name: 'Showroom', address: 'site@example.org' })
  const id = await named.post()
  const plain = await start(url, undefined, { name: '', address: 'site@example.org' })
  await plain.post()
  await box.has(2)
  const [first, second] = box.mails.map(({ raw }) => headOf(raw))
  assert.is(first?.get('from'), 'Showroom <site@example.org>')
  assert.is(first?.get('message-id'), `<${id}@example.org>`)
  assert.match(second?.get('from') ?? '', 'Savanna')
  assert.is(box.mails[0]?.from, 'site@example.org')
})

test('a sent mail whose state could not be written is not sent again', async () => {
  const box = await openMailbox({ delay: 100 })
  const { disk, inquiries, post } = await start(box.url)
  const id = await post()
  await box.has(1)
  disk.failing = 'write'
  await pause(300)
  disk.failing = undefined
  await mailIn(inquiries, id, 'sent')
  await pause(150)
  assert.is(box.mails.length, 1)
})

test('no mail is sent for a deleted inquiry', async () => {
  const gone = await openMailbox()
  await gone.close()
  const { inquiries, post } = await start(gone.url)
  const id = await post()
  await mailIn(inquiries, id, 'queued')
  await inquiries.remove(id, 'admin')
  const box = await openMailbox({ port: gone.port })
  await pause(300)
  assert.is(box.mails.length, 0)
})

test('closing waits for the mail that is being sent', async () => {
  const box = await openMailbox({ delay: 200 })
  const { inquiries, mail, post } = await start(box.url)
  const id = await post()
  await box.has(1)
  await mail.close()
  assert.is((await inquiries.find(id))?.mail.state, 'sent')
})

test('without SMTP_URL no mail is queued', async () => {
  const { log } = readableLog()
  const config = readConfig({})
  const nothing = { inquiries: {} as never, contactDetails: {} as never }
  const mail = createOwnerMail({ config, mailer: createMailer(config), ...nothing, log })
  assert.is(mail.isOn, false)
  mail.queue('id')
})

test.run()
