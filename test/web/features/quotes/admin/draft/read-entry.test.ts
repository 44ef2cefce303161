import * as assert from 'uvu/assert'
import { suite } from '#test'
import { entryOf } from '../../../../../../web/features/quotes/admin/draft/entry.ts'
import { lineOf, readEntry } from '../../../../../../web/features/quotes/admin/draft/read-entry.ts'
import type { QuoteContent } from '../../../../../../web/features/quotes/contract.ts'
import { content, line } from '../quote.ts'

const test = suite('the fields of a quote')

const whole: QuoteContent = content({
  customer: { name: 'Wanjiru Kamau', email: 'w@example.co.ke', phone: '0712 345678', company: 'K' },
  lines: [
    { ...line('OF11'), detail: 'Mahogany', quantity: 2500, unit: 'm2', discount: { percent: 7.5 } },
    { kind: 'text', text: 'Assembly', quantity: 1000, unit: 'lump', unitPrice: null },
    { ...line('OF12', 0), discount: { cents: 50_050 } },
  ],
  discount: { percent: 10 },
  delivery: { text: 'Delivery to Nakuru', cents: 4_500_000 },
  terms: 'Half on order',
  note: 'Delivered',
})

test('read back what they were filled with', () => {
  assert.equal(readEntry(entryOf(whole)), { content: whole, faults: {} })
  assert.equal(readEntry(entryOf(content())), { content: content(), faults: {} })
  const designed = { ...line('OF11'), slot: 'furniture/desks/OF11.jpg', plan: 'p1' }
  const drawn = content({ lines: [designed], delivery: { cents: 100 } })
  assert.equal(readEntry(entryOf(drawn)).content, drawn)
})

test('an empty price is one that is not known; an empty number is a fault', () => {
  const entry = entryOf(content())
  const [first, second] = entry.lines
  assert.ok(first && second)
  const lines = [
    { ...first, price: '' },
    { ...second, quantity: '' },
  ]
  const read = readEntry({ ...entry, lines })
  assert.is(read.content.lines[0]?.unitPrice, null)
  assert.equal(Object.keys(read.faults), ['lines.1.quantity'])
})

test('what cannot be read is named by its path', () => {
  const entry = entryOf(whole)
  const [first, ...others] = entry.lines
  assert.ok(first)
  const { faults } = readEntry({
    ...entry,
    lines: [{ ...first, price: 'cheap', discount: '200 %' }, ...others],
    discount: '-5',
    delivery: 'x',
    vatRate: '',
    validUntil: '',
  })
  assert.equal(Object.keys(faults).sort(), [
    'delivery.cents',
    'discount',
    'lines.0.discount',
    'lines.0.unitPrice',
    'validUntil',
    'vat.rate',
  ])
})

test('numbers are read up to their limits', () => {
  const entry = entryOf(content({ lines: [line('OF11')] }))
  const faultsOf = (typed: object, fields: object = {}) =>
    Object.keys(
      readEntry({ ...entry, lines: entry.lines.map(one => ({ ...one, ...typed })), ...fields })
        .faults,
    )
  assert.equal(faultsOf({ quantity: '999999.999' }), [])
  assert.equal(faultsOf({ quantity: '1000000' }), ['lines.0.quantity'])
  assert.equal(faultsOf({ quantity: '0' }), ['lines.0.quantity'])
  assert.equal(faultsOf({ discount: '100 %' }), [])
  for (const discount of ['0 %', '100.01 %', '0', '%']) {
    assert.equal(faultsOf({ discount }), ['lines.0.discount'], discount)
  }
  assert.equal(faultsOf({}, { vatRate: '100' }), [])
  assert.equal(faultsOf({}, { vatRate: '100.01' }), ['vat.rate'])
})

test('texts are read without spaces around them, and without those that are empty', () => {
  const entry = entryOf(content({ lines: [line('OF11')] }))
  const lines = entry.lines.map(one => ({ ...one, text: ' Desk ', detail: ' ' }))
  const texts = {
    name: ' Wanjiru ',
    email: ' ',
    phone: ' 0712 ',
    terms: ' Half ',
    deliveryText: ' ',
  }
  const read = readEntry({ ...entry, ...texts, lines }).content
  assert.equal(read.customer, { name: 'Wanjiru', phone: '0712' })
  assert.equal([read.terms, read.delivery, read.lines[0]?.text], ['Half', undefined, 'Desk'])
  assert.not('detail' in (read.lines[0] ?? {}))
  const named = readEntry({ ...entry, deliveryText: ' To Nakuru ' }).content
  assert.equal(named.delivery, { text: 'To Nakuru', cents: 0 })
})

test('a line of its own is read as in the quote, and one that cannot be read as if it were empty', () => {
  const [entry] = entryOf(content({ lines: [line('OF11')] })).lines
  assert.ok(entry)
  assert.equal(lineOf(entry, 'KES'), line('OF11'))
  const unread = { ...entry, price: 'cheap', quantity: '', discount: '-' }
  const broken = lineOf(unread, 'KES')
  assert.equal(broken, { ...line('OF11', null), quantity: 0 })
})

test.run()
