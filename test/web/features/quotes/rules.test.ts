import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Price } from '../../../../web/features/products/facts.ts'
import { faultsBeforeSending } from '../../../../web/features/quotes/before-sending.ts'
import type { QuoteContent } from '../../../../web/features/quotes/contract.ts'
import { fixedPrice, priceIn } from '../../../../web/features/quotes/record-price.ts'
import { daysAfter, hasEnded, isValid } from '../../../../web/features/quotes/validity.ts'
import { quoteBody } from '../../../support/quotes.ts'

const test = suite('rules of quotes')

const today = '2026-11-22'
const faults = (fields: object = {}) =>
  faultsBeforeSending(quoteBody(fields) as QuoteContent, today)
const line = { kind: 'text', text: 'Desk', quantity: 2000, unitPrice: 500 }

test('nothing is missing before it is sent, where all is said', () => {
  assert.equal(faults(), {})
  assert.equal(faults({ validUntil: today }), {})
  assert.equal(faults({ lines: [{ ...line, unitPrice: 0 }] }), {})
})

test('each fault names its field, in the order of the form', () => {
  const lines = [line, { ...line, text: '', unitPrice: null }]
  const found = faults({ customer: { name: '' }, lines, validUntil: '2026-11-21' })
  assert.equal(Object.keys(found), [
    'customer.name',
    'lines.1.text',
    'lines.1.unitPrice',
    'validUntil',
  ])
  assert.is(found['lines.1.unitPrice'], 'This line has no price yet')
  assert.equal(faults({ lines: [] }), { lines: 'Add at least one line' })
})

test('a discount that is more than there is to pay is a fault', () => {
  const discounted = (cents: number) => faults({ lines: [{ ...line, discount: { cents } }] })
  const open = { ...line, unitPrice: null, discount: { cents: 5 } }
  assert.equal(Object.keys(faults({ lines: [open] })), ['lines.0.unitPrice'])
  assert.equal(discounted(1000), {})
  assert.equal(Object.keys(discounted(1001)), ['lines.0.discount'])
  assert.equal(Object.keys(faults({ lines: [line], discount: { cents: 1001 } })), ['discount'])
  assert.equal(faults({ lines: [line], discount: { percent: 100 } }), {})
})

const price: Price = { kind: 'fixed', cents: 116_000, per: 'piece', vatIncluded: true }
const of = (fields: Partial<Price>) => fixedPrice({ ...price, ...fields }, '2026-11-22')?.cents

test('the price that a quote takes is a fixed one of any amount, up to its last day', () => {
  assert.is(of({}), 116_000)
  assert.is(of({ cents: 0 }), 0)
  assert.is(of({ validUntil: '2026-11-22' }), 116_000)
  assert.is(of({ validUntil: '2026-11-21' }), undefined)
})

test('the price that a quote takes is none where the record has no one amount', () => {
  for (const kind of ['from', 'range', 'on-request'] as const) assert.is(of({ kind }), undefined)
  const { cents: _, ...unpriced } = price
  assert.is(fixedPrice(unpriced, '2026-11-22'), undefined)
  assert.is(fixedPrice(undefined, '2026-11-22'), undefined)
})

test('the price that a quote takes is with or without VAT as the quote has it, rounded half up', () => {
  const as = (cents: number, vatIncluded: boolean, included: boolean) =>
    priceIn({ ...price, cents, vatIncluded }, { rate: 16, included })
  assert.equal([as(116_000, true, true), as(100_000, false, false)], [116_000, 100_000])
  assert.equal([as(116_000, true, false), as(100_000, false, true)], [100_000, 116_000])
  assert.equal([as(100, true, false), as(3, false, true)], [86, 3])
})

test('a quote can be accepted on its last day, and read for 30 more', () => {
  assert.is(isValid('2026-12-21', '2026-12-21'), true)
  assert.is(isValid('2026-12-21', '2026-12-22'), false)
  assert.is(hasEnded('2026-12-21', '2027-01-20'), false)
  assert.is(hasEnded('2026-12-21', '2027-01-21'), true)
})

test('days are counted over months, leap days and years', () => {
  assert.is(daysAfter('2026-11-22', 30), '2026-12-22')
  assert.is(daysAfter('2028-02-28', 1), '2028-02-29')
  assert.is(daysAfter('2026-12-31', 1), '2027-01-01')
})

test.run()
