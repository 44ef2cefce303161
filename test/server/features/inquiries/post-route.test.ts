import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ApiError, InquiryAnswer, InquiryBody } from '../../../../web/base/contract.ts'
import { api } from '../../../../web/base/routes.ts'
import { type Visitor, visit } from '../../../support/http.ts'
import { serveInbox } from '../../../support/inbox.ts'
import { inquiry } from '../../../support/inquiry.ts'

type Inbox = Awaited<ReturnType<typeof serveInbox>>

const test = suite<{ inbox: Inbox; ask: Visitor }>('POST /api/contact')
test.before.each(async context => {
  context.inbox = await serveInbox()
  context.ask = visit(context.inbox.url)
})

const faultsOf = async (answer: Response) => {
  assert.is(answer.status, 400)
  const { error, fields } = (await answer.json()) as ApiError
  assert.is(error, Object.values(fields ?? {})[0])
  return fields
}

test('an inquiry is stored before the response is sent', async ({ inbox, ask }) => {
  const answer = await ask(api.contact, { json: inquiry() })
  assert.is(answer.status, 201)
  const { id, ...rest } = (await answer.json()) as InquiryAnswer
  assert.equal(rest, {
    success: true,
    message: 'Thank you for your inquiry! We will contact you soon.',
  })
  const [stored] = await inbox.stored()
  assert.is(stored?.id, id)
  assert.equal([stored?.stage, stored?.isRead], ['new', false])
  assert.is(stored?.phone, '')
  assert.is(stored?.mail.state, 'none')
})

test('every documented field is stored', async ({ inbox, ask }) => {
  const full = {
    ...inquiry(),
    phone: '+254 700 123456',
    company: 'Kamau & Sons',
    subject: 'Quote for Ch12',
    serviceInterest: 'furniture',
    budgetRange: 'KES 500,000',
    preferredContactMethod: 'WhatsApp',
    projectTimeline: 'Before March',
    page: '/services/furniture/chairs',
    items: [{ page: '/services/furniture/chairs', code: 'Ch12', quantity: 12, note: 'in oak' }],
  } as const
  assert.is((await ask(api.contact, { json: full })).status, 201)
  const [stored] = await inbox.stored()
  assert.equal({ ...stored, ...full }, stored)
})

test('texts are trimmed, and line breaks stay in the message only', async ctx => {
  const json = inquiry({
    name: '  Wanjiru\r\nBcc: all@example.com ',
    email: ' wanjiru@example.co.ke ',
    message: ' First line.\r\nSecond line.\u0000 ',
  })
  assert.is((await ctx.ask(api.contact, { json })).status, 201)
  const [stored] = await ctx.inbox.stored()
  assert.is(stored?.name, 'Wanjiru Bcc: all@example.com')
  assert.is(stored?.email, 'wanjiru@example.co.ke')
  assert.is(stored?.message, 'First line.\nSecond line.')
})

const tooShort: [name: keyof InquiryBody, value: string, message: string][] = [
  ['name', 'W', 'Name must be at least 2 characters'],
  ['name', ' W ', 'Name must be at least 2 characters'],
  ['email', '', 'Please enter a valid email address'],
  ['email', 'wanjiru', 'Please enter a valid email address'],
  ['email', 'wanjiru@example', 'Please enter a valid email address'],
  ['email', 'wan jiru@example.com', 'Please enter a valid email address'],
  ['email', 'a@example.com, b@example.com', 'Please enter a valid email address'],
  ['message', '123456789', 'Message must be at least 10 characters'],
  ['message', '         9', 'Message must be at least 10 characters'],
]

test('a field that is too short, or no address, is rejected in words', async ({ inbox, ask }) => {
  for (const [name, value, message] of tooShort) {
    const answer = await ask(api.contact, { json: inquiry({ [name]: value }) })
    assert.equal(await faultsOf(answer), { [name]: message }, value)
  }
  assert.equal(await inbox.stored(), [])
})

const emailOf = (length: number) => {
  const domain = `@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.com`
  return 'e'.repeat(length - domain.length) + domain
}
const texts = (name: string, length: number) =>
  name === 'email' ? emailOf(length) : 'x'.repeat(length)

const limits: [name: keyof InquiryBody, least: number, most: number, label: string][] = [
  ['name', 2, 100, 'Name'],
  ['email', 255, 255, 'Email'],
  ['message', 10, 4000, 'Message'],
  ['phone', 0, 20, 'Phone'],
  ['company', 0, 255, 'Company'],
  ['subject', 0, 200, 'Subject'],
  ['budgetRange', 0, 50, 'Budget range'],
  ['preferredContactMethod', 0, 50, 'Preferred contact method'],
  ['projectTimeline', 0, 50, 'Project timeline'],
  ['page', 0, 200, 'Page'],
]

test('each field is accepted up to its longest text', async ({ inbox, ask }) => {
  for (const [name, least, most, label] of limits) {
    for (const length of [least, most]) {
      const answer = await ask(api.contact, { json: inquiry({ [name]: texts(name, length) }) })
      assert.is(answer.status, 201, `${name} of ${length} characters`)
    }
    const answer = await ask(api.contact, { json: inquiry({ [name]: texts(name, most + 1) }) })
    assert.equal(await faultsOf(answer), {
      [name]: `${label} must be at most ${most} characters`,
    })
  }
  assert.is((await inbox.stored()).length, 2 * limits.length)
})

test('all errors are returned at once, in the order of the form', async ({ ask }) => {
  const answer = await ask(api.contact, { json: {} })
  assert.equal(await faultsOf(answer), {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
  })
})

test('serviceInterest accepts the four services or none', async ({ ask }) => {
  for (const serviceInterest of ['container', 'interior', 'furniture', 'consultation', '', null]) {
    const answer = await ask(api.contact, { json: { ...inquiry(), serviceInterest } })
    assert.is(answer.status, 201, String(serviceInterest))
  }
  const answer = await ask(api.contact, { json: { ...inquiry(), serviceInterest: 'engineering' } })
  assert.equal(await faultsOf(answer), { serviceInterest: 'Please choose one of the services' })
})

test('an unknown field is rejected by name', async ({ ask }) => {
  const answer = await ask(api.contact, { json: { ...inquiry(), isAdmin: true } })
  assert.equal(await faultsOf(answer), { isAdmin: 'This field is not known here' })
})

test('a field that is no text is rejected', async ({ ask }) => {
  const answer = await ask(api.contact, { json: { ...inquiry(), name: 7, phone: ['+254'] } })
  assert.equal(await faultsOf(answer), {
    name: 'Name must be at least 2 characters',
    phone: 'This must be a text',
  })
})

const item = { page: '/services/furniture/chairs', code: 'Ch12' }

test('up to a hundred items are accepted', async ({ inbox, ask }) => {
  const many = (count: number) => Array.from({ length: count }, () => item)
  assert.is((await ask(api.contact, { json: inquiry({ items: many(100) as never }) })).status, 201)
  assert.is((await inbox.stored())[0]?.items.length, 100)
  const answer = await ask(api.contact, { json: inquiry({ items: many(101) as never }) })
  assert.equal(await faultsOf(answer), { items: 'Please send at most 100 items at once' })
})

test('an item without page or code, or with an invalid quantity, is rejected', async ({ ask }) => {
  for (const wrong of [
    { page: item.page },
    { code: 'Ch12' },
    { ...item, page: 'https://evil.example' },
    { ...item, quantity: 0 },
    { ...item, quantity: 10_000 },
    { ...item, note: 'x'.repeat(201) },
    'Ch12',
  ]) {
    const answer = await ask(api.contact, { json: inquiry({ items: [wrong] as never }) })
    const { items = '' } = (await faultsOf(answer)) ?? {}
    assert.match(items, /^An item takes the path of its page, its code/, JSON.stringify(wrong))
  }
})

test('a body of more than 16 KB is rejected', async ({ ask }) => {
  const padded = (bytes: number) => JSON.stringify(inquiry()).padEnd(bytes, ' ')
  const headers = { 'content-type': 'application/json' }
  const post = (body: string) => ask(api.contact, { method: 'POST', body, headers })
  assert.is((await post(padded(16 * 1024))).status, 201)
  const answer = await post(padded(16 * 1024 + 1))
  assert.is(answer.status, 413)
  assert.equal(await answer.json(), { error: 'The request is too large' })
})

test('the longest inquiry in characters of three bytes fits', async ({ ask }) => {
  const json = inquiry({ message: '水'.repeat(4000), name: '水'.repeat(100) })
  assert.is((await ask(api.contact, { json })).status, 201)
})

test('only JSON is read, and only from this site or without an origin', async ({ inbox, ask }) => {
  const body = JSON.stringify(inquiry())
  assert.is((await ask(api.contact, { method: 'POST', body })).status, 415)
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    assert.is((await ask(api.contact, { json: inquiry(), headers })).status, 403)
  }
  assert.equal(await inbox.stored(), [])
})

test('an unparsable body is a 400', async ({ ask }) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await ask(api.contact, { method: 'POST', body: '{"name":', headers })
  assert.is(answer.status, 400)
})

test('a filled honeypot is archived as suspect and answered with 201', async ctx => {
  const answer = await ctx.ask(api.contact, { json: inquiry({ website: 'https://x.example' }) })
  assert.is(answer.status, 201)
  const [stored] = await ctx.inbox.stored()
  assert.is(stored?.isSuspect, true)
  assert.is(stored?.stage, 'done')
  assert.equal(ctx.inbox.queued, [])
})

test('a form submitted after less than two seconds is rejected', async ({ inbox, ask }) => {
  const quick = await ask(api.contact, { json: inquiry({ openFor: 1999 }) })
  assert.is(quick.status, 429)
  assert.is(quick.headers.get('retry-after'), '2')
  assert.equal(await quick.json(), {
    error: 'That was very quick. Please wait a moment and send it again.',
  })
  assert.equal(await inbox.stored(), [])
  assert.is((await ask(api.contact, { json: inquiry({ openFor: 2000 }) })).status, 201)
})

const key = 'b7c1f9a2-0001'

test('the same post with the same key gets the same answer and is stored once', async ctx => {
  const post = () => ctx.ask(api.contact, { json: inquiry({ idempotencyKey: key }) })
  const first = await (await post()).json()
  const again = await post()
  assert.is(again.status, 201)
  assert.equal(await again.json(), first)
  assert.is((await ctx.inbox.stored()).length, 1)
})

test('the Idempotency-Key header is accepted', async ({ inbox, ask }) => {
  const headers = { 'idempotency-key': key }
  const ids = []
  for (const at of [headers, headers]) {
    ids.push(
      ((await (await ask(api.contact, { json: inquiry(), headers: at })).json()) as InquiryAnswer)
        .id,
    )
  }
  assert.is(ids[0], ids[1])
  assert.is((await inbox.stored()).length, 1)
})

test('concurrent posts with one key are stored once', async ({ inbox, ask }) => {
  const posts = Array.from({ length: 20 }, async () => {
    const answer = await ask(api.contact, { json: inquiry({ idempotencyKey: key }) })
    return ((await answer.json()) as InquiryAnswer).id
  })
  assert.is(new Set(await Promise.all(posts)).size, 1)
  assert.is((await inbox.stored()).length, 1)
})

test('a key is remembered after a restart', async ({ inbox, ask }) => {
  const json = inquiry({ idempotencyKey: key })
  const { id } = (await (await ask(api.contact, { json })).json()) as InquiryAnswer
  await inbox.restart()
  const answer = await visit(inbox.url)(api.contact, { json })
  assert.is(((await answer.json()) as InquiryAnswer).id, id)
  assert.is((await inbox.stored()).length, 1)
})

test('another text with the same key is stored as another inquiry', async ctx => {
  await ctx.ask(api.contact, { json: inquiry({ idempotencyKey: key }) })
  const message = 'I meant a site office for twenty people.'
  await ctx.ask(api.contact, { json: inquiry({ idempotencyKey: key, message }) })
  assert.is((await ctx.inbox.stored()).length, 2)
})

test('without a key the same text twice is stored twice', async ({ inbox, ask }) => {
  await ask(api.contact, { json: inquiry() })
  await ask(api.contact, { json: inquiry() })
  assert.is((await inbox.stored()).length, 2)
})

test('a key with other characters, or too short, is rejected', async ({ ask }) => {
  for (const wrong of ['short', 'with space', 'x'.repeat(101)]) {
    const message = 'A key takes 8 to 100 letters, digits, - or _'
    const inBody = await ask(api.contact, { json: inquiry({ idempotencyKey: wrong }) })
    assert.equal(await faultsOf(inBody), { idempotencyKey: message })
    const headers = { 'idempotency-key': wrong }
    const inHead = await ask(api.contact, { json: inquiry(), headers })
    assert.equal(await faultsOf(inHead), { idempotencyKey: message })
  }
})

test.run()
