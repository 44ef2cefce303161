import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  orderIn,
  orderSchema,
} from '../../../../../server/features/documents/labels/order-schema.ts'

const test = suite('order of labels')

const codes = (count: number) => Array.from({ length: count }, (_, i) => `Ch${i}`)
const faultsOf = (said: object) => {
  const { error } = orderSchema.safeParse({ codes: ['Ch8'], sheet: 'a4-21', ...said })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

test('takes up to 500 products, from the first place, once each', () => {
  assert.equal(orderSchema.parse({ codes: ['Ch8'], sheet: 'a4-21' }), {
    ...{ codes: ['Ch8'], sheet: 'a4-21', start: 1, copies: 1, hasCutMarks: false },
  })
  assert.equal(faultsOf({ codes: codes(500) }), [])
  for (const wrong of [[], codes(501)]) assert.equal(faultsOf({ codes: wrong }), ['codes'])
  assert.equal(faultsOf({ codes: ['x'.repeat(40)] }), [])
  assert.equal(faultsOf({ codes: ['x'.repeat(41)] }), ['codes.0'])
})

test('begins with a place of the sheet', () => {
  assert.equal(
    [1, 21].map(start => faultsOf({ start })),
    [[], []],
  )
  assert.equal(
    [0, 22, 1.5].map(start => faultsOf({ start })),
    [['start'], ['start'], ['start']],
  )
  assert.equal(faultsOf({ sheet: 'roll-62x29', start: 2 }), ['start'])
})

test('prints up to 100 copies, and 2,000 labels at once', () => {
  assert.equal(
    [1, 100].map(copies => faultsOf({ copies })),
    [[], []],
  )
  assert.equal(
    [0, 101].map(copies => faultsOf({ copies })),
    [['copies'], ['copies']],
  )
  assert.equal(faultsOf({ codes: codes(20), copies: 100 }), [])
  assert.equal(faultsOf({ codes: codes(500), copies: 5 }), ['copies'])
  assert.equal(faultsOf({ codes: codes(500), copies: 4 }), [])
})

test('can be said in an address', () => {
  assert.equal(orderIn({ codes: 'Ch8,,Ch9', sheet: 'a4-24', start: '4', copies: '2', cut: '1' }), {
    ...{ codes: ['Ch8', 'Ch9'], sheet: 'a4-24', start: 4, copies: 2, hasCutMarks: true },
  })
  assert.equal(orderIn({ codes: ['Ch8', 'Ch9'] }), {
    ...{ codes: [], sheet: 'a4-21', hasCutMarks: false },
  })
})

test.run()
