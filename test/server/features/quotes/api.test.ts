import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../web/base/routes.ts'
import type {
  MadeQuote,
  Quote,
  QuoteList,
  QuoteSettings,
} from '../../../../web/features/quotes/contract.ts'
import { inquiry } from '../../../support/inquiry.ts'
import { quoteBody } from '../../../support/quotes.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

interface Context {
  site: RunningSite
  make: (body?: object) => Promise<MadeQuote>
  show: (id: string) => Promise<Quote>
}

const test = suite<Context>('quotes API of the administrators')

test.before(async context => {
  const site = await startSite({ env: { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' } })
  context.site = site
  context.make = async (body = quoteBody()) => {
    const answer = await site.ask('POST', api.quotes, body)
    assert.is(answer.status, 201, await answer.clone().text())
    return (await answer.json()) as MadeQuote
  }
  context.show = async id => (await site.ask('GET', api.quote(id))).json() as Promise<Quote>
})

const settingsOf = async (site: RunningSite) =>
  (await site.ask('GET', api.quoteSettings)).json() as Promise<QuoteSettings>

/** What a PUT sends of a quote as it is. */
const changed = ({ version, content }: Quote, more: object = {}) => ({
  version,
  ...content,
  ...more,
})

test('a quote is made, read, changed and found', async ({ site, make, show }) => {
  const { id, number, version, totals } = await make()
  assert.match(number, /^\d{4}-\d{4}$/)
  assert.is(version, 1)
  assert.is(totals.total, 129_804_000)
  const quote = await show(id)
  assert.is(quote.state, 'draft')
  assert.is(quote.createdBy, 'admin')
  assert.equal(quote.content.customer, { name: 'Wanjiru Kamau', email: 'wanjiru@example.co.ke' })
  assert.is(quote.url, undefined)
  const body = changed(quote, { note: 'Assembled on site.\r\nHalf on order.' })
  const saved = await site.ask('PUT', api.quote(id), body)
  assert.is(saved.status, 200)
  const after = (await saved.json()) as Quote
  assert.is(after.version, 2)
  assert.is(after.content.note, 'Assembled on site.\nHalf on order.')
  const list = (await (
    await site.ask('GET', `${api.quotes}?q=kamau ${number}`)
  ).json()) as QuoteList
  assert.equal(
    list.quotes.map(one => [one.number, one.customer, one.total, one.state]),
    [[number, 'Wanjiru Kamau', 129_804_000, 'draft']],
  )
})

test('a stale save is rejected with 409 and the quote of the other', async ({
  site,
  make,
  show,
}) => {
  const { id } = await make()
  const quote = await show(id)
  await site.ask('PUT', api.quote(id), changed(quote, { note: 'First' }))
  const second = await site.ask('PUT', api.quote(id), changed(quote, { note: 'Second' }))
  assert.is(second.status, 409)
  const { error, quote: theirs } = (await second.json()) as { error: string; quote: Quote }
  assert.is(error, 'admin has changed this quote meanwhile.')
  assert.is(theirs.content.note, 'First')
  assert.is(theirs.version, 2)
  assert.is((await show(id)).content.note, 'First')
})

test('the same save again, after its answer was lost, is no conflict', async ({
  site,
  make,
  show,
}) => {
  const { id } = await make()
  const body = changed(await show(id), { note: 'Once' })
  await site.ask('PUT', api.quote(id), body)
  const again = await site.ask('PUT', api.quote(id), body)
  assert.is(again.status, 200)
  assert.is(((await again.json()) as Quote).version, 2)
})

test('the same key makes one quote, also at once', async ({ make }) => {
  const body = quoteBody({ idempotencyKey: 'key-of-a-quote' })
  const made = await Promise.all([make(body), make(body), make(body)])
  assert.is(new Set(made.map(({ number }) => number)).size, 1)
  assert.equal(await make(body), made[0])
})

test('a copy that is asked for again with the same key is made once', async ({
  site,
  make,
  show,
}) => {
  const { id } = await make()
  const body = { idempotencyKey: 'key-of-a-copy' }
  const copy = async () => (await site.ask('POST', api.copyQuote(id), body)).json()
  const copies = (await Promise.all([copy(), copy(), copy()])) as MadeQuote[]
  assert.is(new Set(copies.map(({ number }) => number)).size, 1)
  assert.is.not(copies[0]?.id, id)
  const again = await show(copies[0]?.id ?? '')
  assert.is((await make({ ...quoteBody(), ...body })).number, again.number)
  const other = await site.ask('POST', api.copyQuote(id), { idempotencyKey: 'key-of-another' })
  assert.is.not(((await other.json()) as MadeQuote).number, again.number)
  assert.is((await site.ask('POST', api.copyQuote(id), { idempotencyKey: '!' })).status, 400)
})

test('wrong fields are named by their path, in words', async ({ site, make, show }) => {
  const quote = await show((await make()).id)
  const [line] = quote.content.lines
  const wrong: [object, string, RegExp][] = [
    [{ lines: [line, { ...line, quantity: 0 }] }, 'lines.1.quantity', /^A quantity is more than 0/],
    [{ lines: [{ ...line, quantity: 2.5 }] }, 'lines.0.quantity', /^A quantity/],
    [{ lines: [{ ...line, unitPrice: -1 }] }, 'lines.0.unitPrice', /whole minor units/],
    [{ lines: [{ ...line, unitPrice: 10.5 }] }, 'lines.0.unitPrice', /whole minor units/],
    [{ lines: [{ ...line, unit: 'ell' }] }, 'lines.0.unit', /^A unit is piece/],
    [{ lines: [{ ...line, text: 'x'.repeat(301) }] }, 'lines.0.text', /300 characters/],
    [
      { lines: [{ ...line, discount: { percent: 101 } }] },
      'lines.0.discount.percent',
      /^A discount/,
    ],
    [{ discount: { percent: 0 } }, 'discount.percent', /^A discount/],
    [{ discount: { percent: 1, cents: 1 } }, 'discount', /^A discount/],
    [{ vat: { rate: 16.005, included: true } }, 'vat.rate', /two decimals/],
    [{ customer: { name: 'A', email: 'nobody' } }, 'customer.email', /valid email/],
    [{ validUntil: '2026-02-30' }, 'validUntil', /a day such as/],
    [{ lines: Array.from({ length: 201 }, () => line) }, 'lines', /at most 200 lines/],
    [
      { lines: [{ ...line, quantity: 999_999_999, unitPrice: 1_000_000_000_000 }] },
      'lines.0.unitPrice',
      /^A line comes to more/,
    ],
    [{ colour: 'red' }, 'colour', /not known/],
  ]
  for (const [change, field, message] of wrong) {
    const answer = await site.ask('PUT', api.quote(quote.id), changed(quote, change))
    assert.is(answer.status, 400, field)
    const { fields } = (await answer.json()) as { fields: Record<string, string> }
    assert.equal(Object.keys(fields), [field])
    assert.match(fields[field] ?? '', message)
  }
})

test('an unfinished draft is saved', async ({ site, make, show }) => {
  const quote = await show((await make()).id)
  const lines = [{ kind: 'text', text: '', quantity: 1000, unitPrice: null }]
  const body = changed(quote, { customer: { name: '' }, lines })
  assert.is((await site.ask('PUT', api.quote(quote.id), body)).status, 200)
})

test('from an inquiry: customer, items, notes, and prices that visitors do not see', async ({
  site,
  make,
  show,
}) => {
  const facts = { materials: 'Mahogany', widthMm: 1600 }
  const price = { kind: 'fixed', cents: 6_850_000, per: 'piece', vatIncluded: false }
  const from = { ...price, kind: 'from' }
  const products = {
    Ch1: { version: 0, ...facts, price, isPriceShown: false },
    Ch2: { version: 0, price: from },
  }
  const priced = await site.ask('PATCH', api.adminProducts, { products })
  assert.is(priced.status, 200)
  const page = '/services/furniture/chairs'
  const items = [
    { page, code: 'Ch1', quantity: 12, note: '' },
    { page, code: 'Ch2', quantity: 1, note: 'in grey' },
    { page, code: 'Gone', quantity: 3, note: '' },
  ]
  const posted = await site.ask('POST', api.contact, inquiry({ items, phone: '0712 345 678' }))
  const { id: inquiryId } = (await posted.json()) as { id: string }
  const { content, inquiryId: own } = await show((await make({ inquiryId })).id)
  assert.is(own, inquiryId)
  assert.equal(content.customer, {
    name: 'Wanjiru Kamau',
    email: 'wanjiru@example.co.ke',
    phone: '0712 345 678',
  })
  const [first, second, third] = content.lines
  assert.equal(first, {
    ...{ kind: 'item', code: 'Ch1', text: 'Ch1', detail: '160 cm wide, Mahogany' },
    ...{ slot: first?.slot, quantity: 12_000, unitPrice: 6_850_000 },
  })
  assert.match(first?.slot ?? '', /\.(jpg|png)$/)
  assert.equal([second?.code, second?.detail, second?.unitPrice], ['Ch2', 'in grey', null])
  assert.equal(third, { kind: 'text', text: 'Gone', quantity: 3000, unitPrice: null })
  assert.equal(content.vat, { rate: 16, included: false })
  const ofInquiry = await site.ask('GET', `${api.quotes}?inquiry=${inquiryId}`)
  assert.is(((await ofInquiry.json()) as QuoteList).total, 1)
})

test('prices that contain VAT make a quote whose prices contain it', async ({
  site,
  make,
  show,
}) => {
  const price = { kind: 'fixed', cents: 11_600, per: 'm2', vatIncluded: true }
  await site.ask('PATCH', api.adminProducts, { products: { Ch5: { version: 0, price } } })
  const items = [{ page: '/services/furniture/chairs', code: 'Ch5', quantity: 2, note: '' }]
  const posted = await site.ask('POST', api.contact, inquiry({ items }))
  const { id: inquiryId } = (await posted.json()) as { id: string }
  const { content, totals } = await show((await make({ inquiryId })).id)
  assert.equal([content.vat.included, content.lines[0]?.unit], [true, 'm2'])
  assert.equal([totals.net, totals.vat, totals.total], [20_000, 3_200, 23_200])
  const vat = { rate: 16, included: false }
  const without = await show((await make({ inquiryId, vat })).id)
  assert.is(without.content.lines[0]?.unitPrice, 11_600)
})

test('an unknown inquiry is refused by 400', async ({ site }) => {
  const inquiryId = 'f53a3a4c-42f8-4c6c-9d25-8f1a2c0e9b11'
  assert.is((await site.ask('POST', api.quotes, { inquiryId })).status, 400)
})

test('pictures and codes are those of the records, not what is sent', async ({ make, show }) => {
  const line = { kind: 'item', text: 'Chair', quantity: 1000, unitPrice: 1 }
  const lines = [
    { ...line, code: 'ch 01', slot: 'images/other.jpg' },
    { ...line, kind: 'text', slot: 'images/other.jpg' },
  ]
  const { content } = await show((await make(quoteBody({ lines }))).id)
  assert.is(content.lines[0]?.code, 'Ch1')
  assert.match(content.lines[0]?.slot ?? '', /chairs/)
  assert.is(content.lines[1]?.slot, undefined)
})

test('one that is voided stays, and is changed no more; a copy goes on', async ({
  site,
  make,
  show,
}) => {
  const { id, number } = await make()
  const before = await show(id)
  for (const _ of ['once', 'twice']) {
    const answer = await site.ask('POST', api.voidQuote(id))
    assert.is(answer.status, 200)
    assert.is(((await answer.json()) as Quote).state, 'void')
  }
  const save = await site.ask('PUT', api.quote(id), changed(before, { note: 'Again' }))
  assert.is(save.status, 409)
  const copied = await site.ask('POST', api.copyQuote(id), {})
  assert.is(copied.status, 201)
  const copy = await show(((await copied.json()) as MadeQuote).id)
  assert.equal(copy.content.lines, before.content.lines)
  assert.equal([copy.state, copy.version, copy.editions], ['draft', 1, []])
  assert.is.not(copy.number, number)
  const ofState = await site.ask('GET', `${api.quotes}?state=void`)
  const list = (await ofState.json()) as QuoteList
  assert.ok(list.quotes.some(one => one.number === number))
  assert.is(list.counts.void, list.total)
})

test('a price that changes on its record after sending changes nothing that was sent', async ({
  site,
  make,
  show,
}) => {
  const price = { kind: 'fixed', cents: 500_000, per: 'piece', vatIncluded: false }
  const setPrice = (version: number, cents: number) =>
    site.ask('PATCH', api.adminProduct('Ch7'), { version, price: { ...price, cents } })
  assert.is((await setPrice(0, 500_000)).status, 200)
  const items = [{ page: '/services/furniture/chairs', code: 'Ch7', quantity: 2, note: '' }]
  const posted = await site.ask('POST', api.contact, inquiry({ items }))
  const { id: inquiryId } = (await posted.json()) as { id: string }
  const { id } = await make({ inquiryId })
  assert.is(
    (await site.ask('POST', api.sendQuote(id), { by: 'link', withExamples: true })).status,
    200,
  )
  const before = await show(id)
  assert.is(before.editions[0]?.totals.total, 1_160_000)
  assert.is((await setPrice(1, 900_000)).status, 200)
  assert.equal(await show(id), before)
  const copied = await site.ask('POST', api.copyQuote(id), {})
  const copy = await show(((await copied.json()) as MadeQuote).id)
  assert.is(copy.content.lines[0]?.unitPrice, 500_000)
  assert.is((await make({ inquiryId })).totals.total, 2_088_000)
})

test('settings are what quotes begin with, and a stale change is rejected with 409', async ({
  site,
  make,
  show,
}) => {
  const read = async () => {
    const { nextNumber: _, ...settings } = await settingsOf(site)
    return settings
  }
  const shipped = { version: 0, vat: { rate: 16, included: false }, validDays: 30, terms: '' }
  assert.equal(await read(), shipped)
  const own = { ...shipped, vat: { rate: 8, included: true }, terms: 'Half on order.' }
  assert.is((await site.ask('PUT', api.quoteSettings, own)).status, 200)
  assert.is((await site.ask('PUT', api.quoteSettings, own)).status, 409)
  assert.is((await site.ask('PUT', api.quoteSettings, { ...own, validDays: 0 })).status, 400)
  const { content } = await show((await make({})).id)
  assert.equal([content.vat, content.terms], [own.vat, 'Half on order.'])
  assert.equal(content.lines, [])
  await site.ask('PUT', api.quoteSettings, { ...shipped, version: 1 })
})

test('numbers go on from a higher one, and one that may have been given is refused', async ({
  site,
  make,
}) => {
  const { number } = await make()
  const year = number.slice(0, 4)
  const { nextNumber = '' } = await settingsOf(site)
  const beginAt = async (beginAt: string, more = {}) =>
    site.ask('PUT', api.quoteSettings, { ...(await settingsOf(site)), ...more, beginAt })
  for (const refused of [number, `${Number(year) - 1}-9000`, '412', `${year}-0000`]) {
    assert.is((await beginAt(refused, { terms: 'Not these.' })).status, 400, refused)
  }
  assert.is((await beginAt(`${year}-4711`, { version: 99 })).status, 409)
  const { terms, nextNumber: unchanged } = await settingsOf(site)
  assert.equal([terms, unchanged], ['', nextNumber])
  assert.is((await beginAt(`${year}-4711`)).status, 200)
  assert.is((await settingsOf(site)).nextNumber, `${year}-4711`)
  const made = await Promise.all([make(), make()])
  const numbers = made.map(({ number }) => number).toSorted()
  assert.equal(numbers, [`${year}-4711`, `${year}-4712`])
  assert.is((await beginAt(`${year}-4712`)).status, 400)
})

test('the table has a row for each, with no formula in it', async ({ site, make }) => {
  const customer = { name: '=HYPERLINK("x")' }
  const { number } = await make(quoteBody({ customer }))
  const answer = await site.ask('GET', `${api.quotesCsv}?q=${number}`)
  assert.match(answer.headers.get('content-disposition') ?? '', /quotes-\d{4}-\d\d-\d\d\.csv/)
  const [head, row, end] = (await answer.text()).split('\r\n')
  assert.match(head ?? '', /Number,State,Customer/)
  assert.match(row ?? '', `${number},draft,`)
  assert.not.match(row ?? '', /,"?=/)
  assert.match(row ?? '', '1298040.00')
  assert.is(end, '')
})

test('what was done is in the activity, without what customers said', async ({ site, make }) => {
  const body = quoteBody({ idempotencyKey: 'key-of-activity' })
  const { id, number } = await make(body)
  await make(body)
  for (const _ of ['once', 'twice']) await site.ask('POST', api.voidQuote(id))
  const answer = await site.ask('GET', `${api.activity}?kind=quotes&q=${number}`)
  const { entries } = (await answer.json()) as { entries: { action: string; subject: string }[] }
  assert.equal(
    entries.map(({ action, subject }) => [action, subject]),
    [
      ['quote-voided', number],
      ['quote-made', number],
    ],
  )
})

test.run()
