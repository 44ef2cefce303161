import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Price } from '../../../web/products/facts.ts'
import { fixedPrice, priceIn } from '../../../web/quotes/record-price.ts'

const test = suite('price that a quote takes from a record')

const price: Price = { kind: 'fixed', cents: 116_000, per: 'piece', vatIncluded: true }
const of = (fields: Partial<Price>) => fixedPrice({ ...price, ...fields }, '2026-11-22')?.cents

test('is a fixed one of any amount, up to its last day', () => {
  assert.is(of({}), 116_000)
  assert.is(of({ cents: 0 }), 0)
  assert.is(of({ validUntil: '2026-11-22' }), 116_000)
  assert.is(of({ validUntil: '2026-11-21' }), undefined)
})

test('is none where the record has no one amount', () => {
  for (const kind of ['from', 'range', 'on-request'] as const) assert.is(of({ kind }), undefined)
  const { cents: _, ...unpriced } = price
  assert.is(fixedPrice(unpriced, '2026-11-22'), undefined)
  assert.is(fixedPrice(undefined, '2026-11-22'), undefined)
})

test('is with or without VAT as the quote has it, rounded half up', () => {
  const as = (cents: number, vatIncluded: boolean, included: boolean) =>
    priceIn({ ...price, cents, vatIncluded }, { rate: 16, included })
  assert.equal([as(116_000, true, true), as(100_000, false, false)], [116_000, 100_000])
  assert.equal([as(116_000, true, false), as(100_000, false, true)], [100_000, 116_000])
  assert.equal([as(100, true, false), as(3, false, true)], [86, 3])
})

test.run()
