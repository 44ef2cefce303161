import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ActivityPage } from '../../../../../web/base/activity-entries.ts'
import type { Inquiry, InquiryList } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { visit } from '../../../../support/http.ts'
import { type InboxOfTwo, inboxOfTwo, patch } from './inbox-of-tests.ts'

const test = suite<InboxOfTwo>('inbox API of the administrators')
test.before.each(async context => {
  Object.assign(context, await inboxOfTwo())
})

const namesOf = ({ inquiries }: InquiryList) => inquiries.map(({ name }) => name)

test('reading and changing without a session are rejected with 401', async ({ inbox, post }) => {
  const id = await post()
  const stranger = visit(inbox.url)
  for (const answer of [
    await stranger(api.inquiries),
    await stranger(api.inquiriesCsv),
    await stranger(api.inquiry(id)),
    await patch(stranger, id, { status: 'read' }),
    await stranger(api.inquiry(id), { method: 'DELETE' }),
  ]) {
    assert.is(answer.status, 401)
  }
  assert.is((await inbox.stored())[0]?.isRead, false)
})

test('the list is newest first, 25 on a page', async ({ post, list }) => {
  for (let number = 1; number <= 30; number += 1) await post({ name: `Visitor ${number}` })
  const first = await list()
  assert.equal(namesOf(first).slice(0, 2), ['Visitor 30', 'Visitor 29'])
  assert.is(first.inquiries.length, 25)
  const { inquiries: _, services: __, ...numbers } = first
  const counts = { new: 30, read: 0, archived: 0 }
  const stages = { new: 30, answered: 0, quoted: 0, accepted: 0, lost: 0, done: 0, spam: 0 }
  const sums = Object.fromEntries(Object.keys(stages).map(stage => [stage, {}]))
  assert.equal(numbers, {
    total: 30,
    page: 1,
    pages: 2,
    pageSize: 25,
    counts,
    stages,
    sums,
  })
  const second = await list({ page: '2' })
  assert.equal(namesOf(second), ['Visitor 5', 'Visitor 4', 'Visitor 3', 'Visitor 2', 'Visitor 1'])
  assert.equal(namesOf(await list({ page: '3' })), [])
})

test('an empty inbox has one empty page', async ({ list }) => {
  const { inquiries, total, pages } = await list()
  assert.equal({ inquiries, total, pages }, { inquiries: [], total: 0, pages: 1 })
})

test('an inquiry is sent with the documented fields only', async ({ post, list }) => {
  await post({ idempotencyKey: 'b7c1f9a2-0001' })
  const [only] = (await list()).inquiries
  assert.equal(Object.keys(only ?? {}).sort(), [
    'askedAt',
    'assignee',
    'budgetRange',
    'company',
    'createdAt',
    'email',
    'id',
    'isRead',
    'isSuspect',
    'items',
    'mail',
    'message',
    'name',
    'notes',
    'page',
    'phone',
    'preferredContactMethod',
    'projectTimeline',
    'serviceInterest',
    'stage',
    'stageSince',
    'status',
    'subject',
    'waits',
  ])
})

test('the list can be filtered by status, service and words', async ({ ask, post, list }) => {
  const read = await post({ name: 'Amina', serviceInterest: 'interior', company: 'Baraka Ltd' })
  await post({ name: 'Brian', serviceInterest: 'container', message: 'Two classrooms in Nakuru' })
  await post({ name: 'Caro', items: [{ page: '/x', code: 'Ch12', quantity: 2, note: 'oak' }] })
  await patch(ask, read, { status: 'read' })
  assert.equal(namesOf(await list({ status: 'new' })), ['Caro', 'Brian'])
  assert.equal(namesOf(await list({ status: 'read' })), ['Amina'])
  assert.equal(namesOf(await list({ service: 'container' })), ['Brian'])
  assert.equal(namesOf(await list({ status: 'new', service: 'interior' })), [])
  assert.equal(namesOf(await list({ q: 'NAKURU classrooms' })), ['Brian'])
  assert.equal(namesOf(await list({ q: 'ch12' })), ['Caro'])
  assert.equal(namesOf(await list({ q: 'baraka' })), ['Amina'])
  assert.equal(namesOf(await list({ q: '@example.co.ke', status: 'new' })), ['Caro', 'Brian'])
  assert.equal(namesOf(await list({ q: 'nobody' })), [])
  // The names of fields and what only the store knows are no words of an inquiry.
  assert.is((await list({ q: 'fingerprint' })).total, 0)
  assert.is((await list({ status: '', service: '', q: '', from: '', to: '', page: '' })).total, 3)
})

test('the search finds words with quotes, accents and line breaks', async ({ post, list }) => {
  await post({ name: 'Zoë', message: 'The "Big Five" lounge,\nplease: 100 % oak \\ ash' })
  for (const q of ['"big', 'ZOË', 'please:', '\\', '%']) {
    assert.is((await list({ q })).total, 1, q)
  }
})

test('the list can be filtered by dates, both included, and by times', async ({ post, list }) => {
  await post()
  const today = new Date().toISOString().slice(0, 10)
  const yesterday = new Date(Date.now() - 24 * 3600_000).toISOString().slice(0, 10)
  const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10)
  assert.is((await list({ from: today, to: today })).total, 1)
  assert.is((await list({ from: tomorrow })).total, 0)
  assert.is((await list({ to: yesterday })).total, 0)
  const around = (hours: number) => {
    const shifted = new Date(Date.now() + hours * 3600_000 + 3 * 3600_000)
    return shifted.toISOString().replace('Z', '+03:00')
  }
  assert.is((await list({ from: around(-1), to: around(1) })).total, 1)
  assert.is((await list({ from: around(1) })).total, 0)
  assert.is((await list({ to: around(-1) })).total, 0)
})

test('an invalid query is rejected with the name of its field', async ({ ask }) => {
  const wrong: Record<string, string> = {
    status: 'old',
    stage: 'read',
    waits: 'me',
    service: 'x'.repeat(61),
    from: 'yesterday',
    to: '2026-13-01',
    page: '0',
    q: 'x'.repeat(201),
    order: 'name',
  }
  for (const [name, value] of Object.entries(wrong)) {
    const answer = await ask(`${api.inquiries}?${new URLSearchParams({ [name]: value })}`)
    assert.is(answer.status, 400, name)
    const { fields } = (await answer.json()) as { fields: object }
    assert.equal(Object.keys(fields), [name])
  }
  assert.is((await ask(`${api.inquiries}?page=1&page=2`)).status, 400)
})

test('a status can be changed and is counted', async ({ ask, post, list }) => {
  const id = await post()
  for (const status of ['read', 'archived', 'new', 'read'] as const) {
    const answer = await patch(ask, id, { status })
    assert.is(((await answer.json()) as Inquiry).status, status)
  }
  assert.equal((await list()).counts, { new: 0, read: 1, archived: 0 })
})

test('an invalid change is rejected', async ({ ask, post }) => {
  const id = await post()
  for (const json of [{}, { status: 'gone' }, { name: 'Other' }, { mail: 'sent' }]) {
    assert.is((await patch(ask, id, json)).status, 400, JSON.stringify(json))
  }
})

test('an inquiry is deleted for good', async ({ ask, post, list }) => {
  const id = await post()
  const other = await post()
  const answer = await ask(api.inquiry(id), { method: 'DELETE' })
  assert.equal([answer.status, await answer.json()], [200, { success: true }])
  assert.equal(
    (await list()).inquiries.map(inquiry => inquiry.id),
    [other],
  )
  assert.is((await ask(api.inquiry(id))).status, 404)
  assert.is((await ask(api.inquiry(id), { method: 'DELETE' })).status, 404)
  assert.is((await patch(ask, id, { status: 'read' })).status, 404)
})

for (const [before, change, after] of [
  ['failed', { mail: 'queued' }, 'queued'],
  ['failed', { status: 'read' }, 'failed'],
  ['sent', { mail: 'queued' }, 'sent'],
] as const) {
  test(`a ${before} mail is ${after} after ${JSON.stringify(change)}`, async ({
    inbox,
    ask,
    post,
  }) => {
    const id = await post()
    await inbox.inquiries.setMail(id, { state: before, attempts: 1, problem: '550 no', at: null })
    const answer = await patch(ask, id, change)
    assert.is(((await answer.json()) as Inquiry).mail.state, after)
    assert.equal(inbox.queued, after === 'queued' ? [id] : [])
  })
}

test('the CSV export has a row for each inquiry', async ({ ask, post, list }) => {
  await post({ name: 'Zoë "Zo" Ochieng', message: 'First, second\nand third' })
  await post({ name: '=HYPERLINK("https://evil.example")', phone: '+254 700 123456' })
  const answer = await ask(api.inquiriesCsv)
  assert.is(answer.headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="inquiries-/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  assert.equal([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  const text = bytes.toString('utf8').slice(1)
  const [head = '', second = ''] = text.split('\r\n')
  assert.ok(head.startsWith('Received (Africa/Nairobi),Status,Name,Email,Phone,'), head)
  const { createdAt } = (await list()).inquiries[0] ?? { createdAt: '' }
  const atTheCompany = new Date(Date.parse(createdAt) + 3 * 3600_000).toISOString()
  assert.ok(second.startsWith(`${atTheCompany.slice(0, 19).replace('T', ' ')},`), second)
  assert.match(second, `"'=HYPERLINK(""https://evil.example"")"`)
  assert.match(second, ',+254 700 123456,')
  assert.match(text, '"Zoë ""Zo"" Ochieng"')
  assert.match(text, '"First, second\nand third"')
  assert.is(text.split('\r\n').length, 4)
})

test('a search finds telephone numbers however they are written, and names without accents', async context => {
  const { post, list } = context
  await post({ name: 'Søren Åkesson', phone: '0712 345 678' })
  await post({ name: 'Zoë', phone: '+254 712-345-678' })
  await post({ name: 'Brian', phone: '0733 111 222', message: 'Room for 12 chairs, 0712' })
  const found = async (q: string) => namesOf(await list({ q })).join()
  for (const q of ['0712345678', '0712 345 678', '+254712345678', '+254 712 345678', '712345678']) {
    assert.is(await found(q), 'Zoë,Søren Åkesson', q)
  }
  assert.is(await found('soren akesson'), 'Søren Åkesson')
  assert.is(await found('ZOE'), 'Zoë')
  assert.is(await found('12 chairs'), 'Brian')
})

test('many are changed at once, and the answer tells what they were', async context => {
  const { ask, post, list } = context
  const a = await post({ name: 'Amina' })
  const b = await post({ name: 'Brian' })
  const c = await post({ name: 'Chao' })
  await patch(ask, b, { status: 'archived' })
  const gone = '2f1c2f5e-6a8e-4c1c-9f43-3b1f2f5e6a8e'
  const change = (json: object) => ask(api.inquiries, { method: 'PATCH', json })
  const answer = await change({ ids: [a, b, gone, a], status: 'spam' })
  assert.equal(await answer.json(), { before: { [a]: 'new', [b]: 'archived' } })
  assert.equal(namesOf(await list()), ['Chao'])
  assert.equal(namesOf(await list({ status: 'spam' })), ['Brian', 'Amina'])
  assert.equal((await list()).counts, { new: 1, read: 0, archived: 0, spam: 2 })
  const spam = await (await ask(`${api.inquiryIds}?status=spam`)).json()
  assert.equal(spam, { ids: [b, a] })
  assert.equal(await (await change({ ids: [a], deleted: true })).json(), {
    before: { [a]: 'spam' },
  })
  assert.equal(namesOf(await list({ status: 'spam' })), ['Brian'])
  for (const wrong of [
    { ids: [], status: 'read' },
    { ids: ['x'], status: 'read' },
    { ids: [c] },
    { ids: [c], status: 'read', deleted: true },
    { ids: Array(1001).fill(c), status: 'read' },
  ]) {
    assert.is((await change(wrong)).status, 400, JSON.stringify(wrong).slice(0, 80))
  }
})

test('the CSV export takes the filters of the list', async ({ ask, post }) => {
  await post({ name: 'Amina', serviceInterest: 'interior' })
  await post({ name: 'Brian' })
  const text = await (await ask(`${api.inquiriesCsv}?service=interior`)).text()
  assert.match(text, 'Amina')
  assert.not.match(text, 'Brian')
})

test('opening a new inquiry is not recorded, archiving it and sending its mail again are', async ({
  inbox,
  ask,
  post,
}) => {
  const id = await post()
  for (const change of [{ status: 'read' }, { status: 'archived' }, { mail: 'queued' }])
    assert.is((await patch(ask, id, change)).status, 200, JSON.stringify(change))
  await inbox.activity.settled()
  const { entries } = (await (await ask(api.activity)).json()) as ActivityPage
  const recorded = entries.filter(({ action }) => action === 'inquiry-changed')
  assert.equal(
    recorded.map(({ subject }) => subject),
    [`${id}: mail sent again`, `${id}: archived`],
  )
})

test.run()
