import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { entryOf, type QuoteEntry } from '../../../../../web/features/quotes/admin/draft/entry.ts'
import { quoteChat } from '../../../../../web/features/quotes/admin/sending/whatsapp.ts'
import type { Quote } from '../../../../../web/features/quotes/contract.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { shownToast } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { openedDraft } from './opened-draft.tsx'
import { content, line, quote } from './quote.ts'

openAdminPage()
const { SendFaults } = await import(
  '../../../../../web/features/quotes/admin/sending/send-faults.tsx'
)
const { useSend } = await import('../../../../../web/features/quotes/admin/sending/use-send.ts')
const { faultsOfSending } = await import(
  '../../../../../web/features/quotes/admin/sending/readiness.ts'
)

const test = suite('sending a quote')

const sendable = content({
  customer: { name: 'Wanjiru', email: 'wanjiru@example.com', phone: '0712 345678' },
  validUntil: '2099-12-31',
})

/** The hook over a quote, and whether what was typed of it can be saved. */
function open(stored: Partial<Quote> = {}, isSaved = true) {
  standIn('requestAnimationFrame', () => 0)
  standIn('location', { origin: 'https://example.com' })
  const { draft, live, text } = openedDraft({ content: sendable, ...stored })
  if (!isSaved) draft.flush = async () => false
  const hook = live(useSend)
  return { hook, draft, faults: () => text(<SendFaults sending={hook.now} />) }
}

const sent = () => answerRequests(() => ({ url: '/quotes/secret' }))

test('goes by mail to the address of the customer', async () => {
  const requests = sent()
  const { hook } = open()
  await hook.now.byMail()
  assert.equal([hook.now.asking, requests], ['mail', []])
  await hook.now.byMail('wanjiru@example.com')
  assert.equal(requests, [
    { method: 'POST', address: api.sendQuote(quote().id), body: { by: 'mail', version: 1 } },
  ])
  assert.is(shownToast()?.description, 'The e-mail to wanjiru@example.com is on its way.')
})

test('says what is missing and leads to it, for as long as it is missing', async () => {
  const requests = sent()
  const lines = [line('OF11', null), { ...line('OF12', null), code: undefined, text: '' }]
  const { hook, draft, faults } = open({ content: { ...sendable, lines } })
  await hook.now.byMail()
  assert.equal(requests, [])
  assert.is(hook.now.refused, 'mail')
  assert.is(faults(), 'Not sent yet. OF11: This line has no price yet, and 2 more. Go there')
  assert.equal(Object.keys(draft.state.value.faults), [
    'lines.0.unitPrice',
    'lines.1.text',
    'lines.1.unitPrice',
  ])
})

test('names a fault that stands alone without a number of others', async () => {
  const { hook, faults } = open({ content: { ...sendable, lines: [] } })
  await hook.now.byWhatsapp()
  assert.is(hook.now.refused, 'link')
  assert.is(faults(), 'Not sent yet. Add at least one line. Go there')
})

test('names the line of a fault by its words or its place where it has no code', async () => {
  const bare = { ...line('OF12', null), code: undefined }
  const said = async (text: string) => {
    const lines = [line('OF11'), { ...bare, text }]
    const { hook, faults } = open({ content: { ...sendable, lines } })
    await hook.now.byMail()
    return faults()
  }
  assert.match(await said('Desk'), 'Not sent yet. Desk: This line has no price yet.')
  assert.match(await said(''), 'Not sent yet. Line 2: ')
})

test('asks for an address where the customer has none, and sends to that', async () => {
  const requests = sent()
  const { hook, draft } = open({ content: { ...sendable, customer: { name: 'Wanjiru' } } })
  await hook.now.byMail()
  assert.is(hook.now.asking, 'mail')
  assert.is(hook.now.refused, undefined)
  assert.equal(requests, [])
  hook.now.close()
  assert.is(hook.now.asking, undefined)
  draft.flush = async () => true
  await hook.now.byMail('w@example.com')
  assert.is(requests.length, 1)
  assert.is(draft.state.value.typed.email, 'w@example.com')
  assert.is(shownToast()?.description, 'The e-mail to w@example.com is on its way.')
})

test('stops once where the server finds example contact details', async () => {
  answerRequests(() => Response.json({ error: 'x', examples: ['phone'] }, { status: 409 }))
  standIn('open', () => ({ close: () => undefined }))
  const { hook } = open()
  await hook.now.byWhatsapp()
  assert.is(hook.now.asking, 'link')
})

test('waits for what was typed: nothing is sent where that cannot be saved', async () => {
  const requests = sent()
  const { hook } = open({}, false)
  await hook.now.byMail('wanjiru@example.com')
  assert.equal(requests, [])
  assert.match(shownToast()?.description ?? '', 'not saved yet')
})

test('opens a chat with the link, in a window that the press has opened', async () => {
  const requests = sent()
  const chat = { location: { href: '' }, opener: {} as unknown, closed: false }
  standIn('open', () => chat)
  const { hook } = open()
  await hook.now.byWhatsapp()
  assert.equal(requests[0]?.body, { by: 'link', version: 1 })
  assert.is(chat.opener, null)
  assert.match(decodeURIComponent(chat.location.href), 'https://example.com/quotes/secret')
})

test('closes that window where the quote was not sent', async () => {
  answerRequests(() => Response.json({ error: 'The quote is void.' }, { status: 409 }))
  let isClosed = false
  standIn('open', () => ({ close: () => (isClosed = true) }))
  const { hook } = open()
  await hook.now.byWhatsapp()
  assert.is(isClosed, true)
  assert.is(shownToast()?.description, 'The quote is void.')
})

test('shows faults that the server found at their fields', async () => {
  answerRequests(() =>
    Response.json({ error: 'No', fields: { terms: 'Too long' } }, { status: 400 }),
  )
  const { hook, draft } = open()
  await hook.now.byMail('wanjiru@example.com')
  assert.equal(draft.state.value.faults, { terms: 'Too long' })
  assert.is(shownToast()?.title, 'Not sent')
})

test('takes the quote as a colleague has changed it', async () => {
  const newer = quote({ content: { ...sendable, terms: 'Half on order' }, version: 2 })
  answerRequests(() => Response.json({ error: 'Changed', quote: newer }, { status: 409 }))
  const { hook, draft } = open()
  await hook.now.byMail('wanjiru@example.com')
  assert.is(draft.state.value.stored.version, 2)
  assert.is(draft.state.value.typed.terms, 'Half on order')
})

const faultsIn = (typed: Partial<QuoteEntry> = {}, means: 'mail' | 'link' = 'mail') =>
  faultsOfSending({ ...entryOf(content({ validUntil: '2999-01-01' })), ...typed }, means)

const email = { 'customer.email': 'Please enter a valid email address' }
const unpriced = { 'delivery.cents': 'The delivery has no price yet' }

test('a quote may be sent where all is said, or else each field says what is missing', () => {
  for (const [typed, found, means] of [
    [{}, {}],
    [{ email: 'wanjiru@example.co.ke' }, {}],
    [{ email: 'wanjiru' }, email],
    [{ email: 'wanjiru' }, {}, 'link'],
    [{ deliveryText: 'To Kisumu', delivery: ' ' }, unpriced],
    [{ deliveryText: 'To Kisumu', delivery: '4,500' }, {}],
    [{ deliveryText: ' ', delivery: '' }, {}],
  ] as const) {
    assert.equal(faultsIn(typed, means), found)
  }
  const { lines } = entryOf(content({ lines: [line('OF11', null)] }))
  assert.equal(Object.keys(faultsIn({ lines })), ['lines.0.unitPrice'])
  assert.equal(Object.keys(faultsIn({ vatRate: 'much' })), ['vat.rate'])
  assert.equal(Object.keys(faultsIn({ validUntil: '2026-01-01' })), ['validUntil'])
})

test('a discount whose field is open and empty keeps a quote from being sent', () => {
  const [first] = entryOf(content()).lines
  assert.ok(first)
  const discounted = (discount: string, isDiscountOpen: boolean) =>
    faultsIn({ lines: [{ ...first, discount, isDiscountOpen }] })
  assert.match(discounted(' ', true)['lines.0.discount'] ?? '', 'Say how much less')
  assert.equal([discounted('10 %', true), discounted('', false)], [{}, {}])
})

const chat = (phone?: string) => {
  const customer = { name: 'Wanjiru', ...(phone && { phone }) }
  const company = { companyName: 'Nairobi Prefab', number: '+254 700 000000' }
  return new URL(quoteChat(quote({ content: content({ customer }) }), 'https://x.ke/q', company))
}

test('a chat greets the customer and ends with the link', () => {
  assert.is(
    chat().searchParams.get('text'),
    'Hello Wanjiru,\nhere is quote 2026-0042 of Nairobi Prefab: KES 158,920.\nhttps://x.ke/q',
  )
})

test('a chat goes to the number of the customer, in the country of the company, or asks for one', () => {
  assert.is(chat('0712 345678').pathname, '/254712345678')
  assert.is(chat('0712 345678').searchParams.get('text'), chat().searchParams.get('text'))
  assert.equal([chat().pathname, chat('none').pathname], ['/', '/'])
})

test.run()
