import * as assert from 'uvu/assert'
import { suite } from '#test'
import { faultsBeforeSending } from '../../../web/quotes/before-sending.ts'
import type { QuoteContent } from '../../../web/quotes/contract.ts'
import { quoteBody } from '../../support/quotes.ts'

const test = suite('what a quote lacks before it is sent')

const today = '2026-11-22'
const faults = (fields: object = {}) =>
  faultsBeforeSending(quoteBody(fields) as QuoteContent, today)
const line = { kind: 'text', text: 'Desk', quantity: 2000, unitPrice: 500 }

test('nothing, where all is said', () => {
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

test('a discount that is more than there is to pay', () => {
  const discounted = (cents: number) => faults({ lines: [{ ...line, discount: { cents } }] })
  const open = { ...line, unitPrice: null, discount: { cents: 5 } }
  assert.equal(Object.keys(faults({ lines: [open] })), ['lines.0.unitPrice'])
  assert.equal(discounted(1000), {})
  assert.equal(Object.keys(discounted(1001)), ['lines.0.discount'])
  assert.equal(Object.keys(faults({ lines: [line], discount: { cents: 1001 } })), ['discount'])
  assert.equal(faults({ lines: [line], discount: { percent: 100 } }), {})
})

test.run()
