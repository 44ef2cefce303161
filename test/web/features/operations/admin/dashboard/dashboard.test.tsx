import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Overview } from '../../../../../../web/admin/contract.ts'
import { api } from '../../../../../../web/base/routes.ts'
import { Attention } from '../../../../../../web/features/operations/admin/dashboard/attention.tsx'
import { attentionIn } from '../../../../../../web/features/operations/admin/dashboard/attention-in.ts'
import { Coverage } from '../../../../../../web/features/operations/admin/dashboard/coverage.tsx'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { htmlOf, press, returnOf, shownToast, textOf } from '../../../../../support/rendered.tsx'

openAdminPage()
const { Dashboard } = await import(
  '../../../../../../web/features/operations/admin/dashboard/dashboard.tsx'
)
const { Rescan } = await import(
  '../../../../../../web/features/operations/admin/dashboard/rescan.tsx'
)

const test = suite('dashboard')

const overview: Overview = {
  media: { present: 0, total: 0, areas: [] },
  contactDetails: { atDefault: [], takesInquiries: true },
  denied: [],
  disk: { free: 200, total: 1000, reserve: 100 },
  queues: { pictures: 0, mails: { isOn: true, queued: 0, failed: 0 } },
  quotes: { drafts: 0, open: 0, accepted: 0, unsent: 0 },
  inquiries: { new: 0, waiting: 0, waitingSince: null },
  pages: { drafts: 0, unfit: [] },
  lastBackup: '2026-11-20T08:00:00.000Z',
  presses: { whatsapp: 1, phone: 2, email: 3 },
}

const backedUpAt = Date.parse('2026-11-20T08:00:00.000Z')

const week = 7 * 24 * 60 * 60 * 1000

/** The line with a name, with `!` where it is urgent. */
function lineOf(name: string, more: Partial<Overview> = {}, now = backedUpAt): string | undefined {
  const items = attentionIn({ ...overview, ...more }, now)
  const item = items.find(one => one.name === name)
  return item && `${item.isUrgent ? '! ' : ''}${item.state}`
}

test('nothing is urgent where all is well', () => {
  assert.ok(attentionIn(overview, backedUpAt).every(({ isUrgent }) => !isUrgent))
})

test('what is urgent is first, inquiries before the rest', () => {
  const urgent = { inquiries: { new: 2, waiting: 0, waitingSince: null }, lastBackup: null }
  const names = attentionIn({ ...overview, ...urgent }, backedUpAt).map(({ name }) => name)
  assert.equal(names.slice(0, 3), ['Inquiries', 'Last backup', 'Contact details'])
})

test('pages are urgent where one does not fit the release, and lead to its editor', () => {
  const pagesIn = (pages: Overview['pages']) => lineOf('Pages', { pages })
  assert.is(pagesIn({ drafts: 0, unfit: [] }), 'All published')
  assert.is(pagesIn({ drafts: 2, unfit: [] }), '2 with unpublished changes')
  assert.match(pagesIn({ drafts: 2, unfit: ['/about', '/contact'] }) ?? '', '! /about and 1 more:')
})

test('new inquiries are urgent from the first', () => {
  assert.is(lineOf('Inquiries'), 'None unread')
  const inquiries = { ...overview.inquiries, new: 1 }
  assert.is(lineOf('Inquiries', { inquiries }), '! 1 unread')
})

test('quotes are urgent where one was not sent', () => {
  const none = { drafts: 0, open: 0, accepted: 0, unsent: 0 }
  const quotesIn = (quotes: object) => lineOf('Quotes', { quotes: { ...none, ...quotes } })
  assert.is(quotesIn({}), 'None yet')
  assert.is(quotesIn({ drafts: 2 }), '2 in draft')
  const three = '2 accepted, 3 with customers and 1 in draft'
  assert.is(quotesIn({ drafts: 1, open: 3, accepted: 2 }), three)
  const urgent = '! 1 not sent by mail, 1 accepted and 3 with customers'
  assert.is(quotesIn({ open: 3, unsent: 1, accepted: 1 }), urgent)
})

test('one example, two or three among the contact details are named', () => {
  const examples = (...atDefault: string[]) =>
    lineOf('Contact details', { contactDetails: { atDefault, takesInquiries: true } })
  assert.is(examples(), 'Your own')
  assert.is(examples('phone'), '! Phone still an example')
  assert.is(examples('phone', 'email'), '! Phone and email still examples')
  assert.is(examples('whatsapp', 'phone', 'city'), '! WhatsApp, Phone and city still examples')
})

test('a site without a product says that they are next', () => {
  assert.is(lineOf('Products'), undefined)
  assert.match(lineOf('Products', { hasNoProduct: true }) ?? '', /^None yet\. Next:/)
})

test('the contact form is open or closed', () => {
  assert.is(lineOf('Contact form'), 'Takes inquiries')
  const closed = { contactDetails: { atDefault: [], takesInquiries: false } }
  assert.is(lineOf('Contact form', closed), 'Closed')
})

test('mails are off, sent, on the way, or urgent where one was refused', () => {
  const mails = (isOn: boolean, queued: number, failed: number) =>
    lineOf('Mail to the owner', { queues: { pictures: 0, mails: { isOn, queued, failed } } })
  assert.is(mails(false, 1, 1), 'Not set up')
  const queues = { pictures: 0, mails: { isOn: false, queued: 0, failed: 0 } }
  assert.match(htmlOf(<Attention overview={{ ...overview, queues }} />), /<details.*SMTP_URL/)
  assert.is(mails(true, 0, 0), 'All sent')
  assert.is(mails(true, 1, 0), '1 on the way')
  assert.is(mails(true, 1, 1), '! 1 not sent')
})

test('a backup is urgent where there is none, or it is older than a week', () => {
  const age = (by: number) => lineOf('Last backup', {}, backedUpAt + by)
  assert.is(age(week), '20 Nov 2026')
  assert.is(age(week + 1), '! 20 Nov 2026')
  assert.is(lineOf('Last backup', { lastBackup: null }), '! None yet')
})

test('what belongs to another user is urgent, and its cure is said', () => {
  const cures = ['As root: chown -R 1000:1000 /volume/uploads/home', 'As root: …']
  assert.is(lineOf('Files of another user'), undefined)
  assert.is(lineOf('Files of another user', { denied: cures.slice(0, 1) }), `! ${cures[0]}`)
  const more = `! ${cures[0]} And 1 more: showyard check names them.`
  assert.is(lineOf('Files of another user', { denied: cures }), more)
})

test('a proxy that is not trusted is urgent, and its setting is said', () => {
  assert.is(lineOf('Proxy'), undefined)
  assert.match(lineOf('Proxy', { isProxyUntrusted: true }) ?? '', /^! .*set TRUST_PROXY=1 /)
})

test('the disk is urgent below twice its reserve', () => {
  const free = (bytes: number) =>
    lineOf('Disk', { disk: { free: bytes, total: 1000, reserve: 100 } })
  assert.is(free(200), '200 bytes free of 1,000 bytes')
  assert.is(free(199), '! 199 bytes free of 1,000 bytes')
})

test('smaller sizes of photos are counted while they are made', () => {
  assert.is(lineOf('Smaller sizes of photos'), 'All made')
  const queues = { ...overview.queues, pictures: 1 }
  assert.is(lineOf('Smaller sizes of photos', { queues }), 'Of 1 still being made')
})

test('the longest wait of customers leads to the inbox in that order', () => {
  const waiting = (count: number) => {
    const inquiries = { new: 0, waiting: count, waitingSince: '2026-11-21T08:00:00.000Z' }
    const items = attentionIn({ ...overview, inquiries }, Date.parse('2026-11-24T08:00:00Z'))
    return items.find(({ name }) => name === 'Waiting for you')
  }
  assert.equal(waiting(1)?.state, 'One customer, for 3 days')
  assert.equal(waiting(5), {
    name: 'Waiting for you',
    state: '5, the longest 3 days',
    href: '/admin/inquiries?waits=us&order=waiting',
  })
})

const areas = [
  { title: 'Home', targetPath: 'home', present: 1, total: 4 },
  { title: 'Empty', targetPath: 'empty', present: 0, total: 0 },
]

test('a matter that is urgent is one to do, and one with a screen leads there', () => {
  const contactDetails = { atDefault: ['phone'], takesInquiries: true }
  const html = htmlOf(<Attention overview={{ ...overview, contactDetails, lastBackup: null }} />)
  assert.match(html, /To do: <\/span>Contact details/)
  assert.not.match(html, /To do: <\/span>Inquiries/)
  assert.match(html, /<a href="\/admin\/inquiries">None unread<\/a>/)
  assert.match(html, '<span class="attention-state">All made</span>')
  assert.equal(html.match(/data-urgent="\w+"/g), ['data-urgent="true"', 'data-urgent="true"'])
})

test('an area shows how full it is; one without places is empty', () => {
  const html = htmlOf(<Coverage media={{ present: 1, total: 1000, areas }} />)
  assert.match(html, 'Media · 1 of 1,000')
  assert.equal(html.match(/width:\d+%/g), ['width:25%', 'width:0%'])
})

function clientFor(email: string, data?: Overview): QueryClient {
  const client = new QueryClient()
  client.setQueryData([api.me], { admin: { username: 'amina', role: 'admin', email } })
  if (data) client.setQueryData([api.overview], data)
  return client
}

test('an administrator without an email is asked for one', () => {
  const text = (email: string) => textOf(<Dashboard />, { client: clientFor(email) })
  assert.match(text(''), 'Add your email')
  assert.not.match(text('amina@example.com'), 'Add your email')
  assert.match(text('amina@example.com'), 'amina@example.com')
})

test('what needs attention comes when it has been read', () => {
  assert.not.match(textOf(<Dashboard />, { client: clientFor('') }), 'What needs attention')
  assert.match(textOf(<Dashboard />, { client: clientFor('', overview) }), 'What needs attention')
  assert.is(textOf(<Dashboard />, { client: new QueryClient() }), '')
})

test('looking through the volume says how many files have changed', async () => {
  const rescan = returnOf(() => Rescan())
  const look = () => press(rescan, 'Look for files')
  for (const [changed, sentence] of [
    [0, 'Nothing has changed.'],
    [1, 'One file came, changed or went.'],
    [2, '2 files came, changed or went.'],
  ] as const) {
    answerRequests(() => ({ changed }))
    await look()
    assert.is(shownToast()?.description, sentence)
  }
  answerRequests(() => new Response('', { status: 500 }))
  await look()
  assert.match(shownToast()?.description ?? '', 'could not be looked through')
})

test.run()
