import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../web/base/routes.ts'
import { firstPlan } from '../../../../web/features/design/plan.ts'
import { planCode } from '../../../../web/features/design/plan-code.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import type { MadeQuote, Quote, SentListLines } from '../../../../web/features/quotes/contract.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

interface Context {
  site: RunningSite
  read: (text: string) => Promise<SentListLines>
  refused: (text: string) => Promise<string>
}

const test = suite<Context>('a quote from a shortlist that was sent')

test.before(async context => {
  const site = await startSite()
  context.site = site
  const ask = (text: unknown) => site.ask('POST', api.quoteSentList, { text })
  context.read = async text => {
    const answer = await ask(text)
    assert.is(answer.status, 200, await answer.clone().text())
    return (await answer.json()) as SentListLines
  }
  context.refused = async text => {
    const answer = await ask(text)
    assert.is(answer.status, 400, await answer.clone().text())
    return ((await answer.json()) as { fields: { text: string } }).fields.text
  }
})

const LINK = 'https://example.co.ke/shortlist?list=services.furniture.chairs.products.1x12.2'

/** Each line as `12 Ch1`, one without a product as `3 "Bookshelf"`. */
const told = ({ lines }: SentListLines) =>
  lines.map(({ code, text, quantity }) => `${quantity / 1000} ${code ?? `"${text}"`}`).join(', ')

test('a link is read in every form that it is copied in', async ({ read }) => {
  for (const text of [
    LINK,
    LINK.slice(LINK.indexOf('?')),
    LINK.slice(LINK.indexOf('?') + 1),
    `Hi, see (${LINK}).`,
    `<${LINK}&utm_source=whatsapp#top>`,
    `${LINK.replace('?', '?from=chat&amp;')}!`,
    `Good morning\r\n\r\n${LINK}\r\nThank you, 2 of us will come`,
  ]) {
    assert.is(told(await read(text)), '12 Ch1, 1 Ch2', text)
  }
  const older = '/shortlist?items=%2Fservices%2Ffurniture%2Fchairs%3ACh1*12%3B%2Fgallery%3AGone+2'
  assert.is(told(await read(older)), '12 Ch1, 1 "Gone 2"')
})

test('a whole message gives its items once, with the notes that its link has not', async context => {
  const lines = ['12 x Ch1 (Chairs): in grey', '1 x Ch2 (Chairs)', '3 x Ch3 (Chairs)']
  const { lines: read, unread } = await context.read(
    ['I would like a quote for these 2 items:', ...lines, LINK].join('\n'),
  )
  assert.equal(
    read.map(({ code, quantity, detail }) => [code, quantity, detail]),
    [
      ['Ch1', 12_000, 'in grey'],
      ['Ch2', 1000, undefined],
      ['Ch3', 3000, undefined],
    ],
  )
  assert.equal(unread, ['I would like a quote for these 2 items:'])
})

test('codes are read as people write them', async ({ read }) => {
  for (const text of [
    'Ch1 x 12\nCh2',
    'ch 01 × 12\n- CH2',
    '12 x Ch1\n1 x Ch2',
    '12 ch1, ch2',
    'Ch1: 12 pcs; Ch2 - 1',
    '1. Ch1x12\n2. Ch2',
    '12 pieces of Ch1 and Ch2',
  ]) {
    assert.is(told(await read(text)), '12 Ch1, 1 Ch2', text)
  }
})

test('words behind a colon are a note, also with commas in them', async ({ read }) => {
  const { lines } = await read('Ch1: in grey, please\nChairs Ch2, Ch3')
  assert.equal(
    lines.map(({ code, detail }) => [code, detail]),
    [
      ['Ch1', 'in grey, please'],
      ['Ch3', undefined],
    ],
  )
})

test('what is no product becomes a line of text where it is written as an item, or is named', async context => {
  const text = '2 x Bookshelf (Study): oak\nCh1\nto Plot 45\nThank you'
  const { lines, unread } = await context.read(text)
  assert.equal(
    lines.map(({ kind, text, detail, quantity, unitPrice }) => [
      ...[kind, text, detail, quantity, unitPrice],
    ]),
    [
      ['text', 'Bookshelf', 'oak', 2000, null],
      ['item', 'Ch1', undefined, 1000, null],
    ],
  )
  assert.equal(unread, ['to Plot 45'])
})

test('a line is one item or several, and what is left of it is reported', async ({ read }) => {
  assert.is(told(await read('2 x Ch1, Ch2 and 3 x Ch3')), '2 Ch1, 1 Ch2, 3 Ch3')
  const lamps = await read('2 x Ch1, 4 lamps\nat 9 tomorrow')
  assert.equal([told(lamps), lamps.unread], ['2 Ch1', ['4 lamps', 'at 9 tomorrow']])
  for (const text of [
    '3 x Gone 2',
    '3 x Gone 2 (Chairs)',
    '3 x Gone 2 (Chairs): as in March, Ch2',
  ]) {
    const gone = await read(text)
    assert.equal([told(gone), gone.unread], ['3 "Gone 2"', []], text)
  }
  const { lines } = await read('2 x Ch1\n2 x Ch1: in grey')
  assert.equal(
    lines.map(({ code, quantity, detail }) => [code, quantity, detail]),
    [['Ch1', 2000, 'in grey']],
  )
})

test('a unit that was designed is found by its link, its code, or the message with both', async ({
  read,
}) => {
  const code = planCode(firstPlan)
  const link = `https://example.co.ke/design?plan=${planText(firstPlan)}`
  const message = `Hello, I have designed a unit: Office of 4 modules (${code}). ${link}`
  const sentence = `Please also the unit ${code} as drawn on 4 March`
  const forms = [link, `Please see ${link}.`, code, code.toLowerCase(), `It is ${code}, thanks`]
  for (const sent of [...forms, sentence, message, `${message}\n${code}`]) {
    const { lines, unread } = await read(sent)
    assert.equal([lines[0]?.code, lines[0]?.quantity], [code, 1000], sent)
    assert.ok(lines.length > 5 && lines.slice(1).every(({ kind }) => kind === 'text'), sent)
    assert.equal(unread, [], sent)
  }
  const { lines } = await read(`${code} x 3\nCh1`)
  assert.equal([lines[0]?.code, lines[0]?.quantity, lines.at(-1)?.code], [code, 3000, 'Ch1'])
})

test('a link to a unit that was cut off names none', async ({ read }) => {
  const cut = 'https://example.co.ke/design?plan=u1.office.20x2-line.2.glazed'
  const { lines, unread } = await read(`Ch1\n${cut}`)
  assert.equal([lines.map(({ code }) => code), unread], [['Ch1'], [cut]])
})

test('a link that was cut off says where, and gives what is left of it', async ({
  read,
  refused,
}) => {
  const cut = await read(`${LINK}.prefab-units`)
  assert.equal([told(cut), cut.unread], ['12 Ch1, 1 Ch2', ['prefab-units']])
  assert.match(
    await refused(LINK.slice(0, LINK.lastIndexOf('.1x'))),
    /^This link has no item in it/,
  )
})

test('what has no list in it is refused with what to do', async ({ site, refused }) => {
  assert.is(await refused(' \n'), 'Paste what the customer sent.')
  assert.match(
    await refused('Good morning, how much is a chair?'),
    /^No item of this site is in it/,
  )
  assert.match(await refused('https://example.co.ke/shortlist'), /^No item of this site is in it/)
  assert.match(await refused('x'.repeat(30_001)), /^This is too long/)
  assert.is((await site.ask('POST', api.quoteSentList, { text: 5 })).status, 400)
})

test('more items than a quote has lines are counted', async ({ read }) => {
  const numbers = Array.from({ length: 230 }, (_, index) => index + 1).join('.')
  const { lines, left } = await read(`?list=services.furniture.none.products.${numbers}`)
  assert.equal([lines.length, left], [200, 30])
})

test('a quote of these lines has the prices, pictures and VAT of an inquiry with them', async context => {
  const { site, read } = context
  const price = { kind: 'fixed', cents: 11_600, per: 'piece', vatIncluded: true }
  await site.ask('PATCH', api.adminProducts, { products: { Ch5: { version: 0, price } } })
  const { lines, vat } = await read('Ch5 x 3')
  assert.equal([lines[0]?.unitPrice, vat], [11_600, { rate: 16, included: true }])
  const made = await site.ask('POST', api.quotes, { lines, vat })
  const { id } = (await made.json()) as MadeQuote
  const { content, totals } = (await (await site.ask('GET', api.quote(id))).json()) as Quote
  assert.equal(content.lines, lines)
  assert.match(content.lines[0]?.slot ?? '', /chairs/)
  assert.is(totals.total, 34_800)
})

test.run()
