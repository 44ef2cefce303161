import * as assert from 'uvu/assert'
import { suite } from '#test'
import { entryOf } from '../../../../../web/admin/quotes/draft/entry.ts'
import { readEntry } from '../../../../../web/admin/quotes/draft/read-entry.ts'
import type { QuoteContent } from '../../../../../web/quotes/contract.ts'
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

test.run()
