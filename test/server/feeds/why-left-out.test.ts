import * as assert from 'uvu/assert'
import { suite } from '#test'
import { whyLeftOut } from '../../../server/feeds/why-left-out.ts'
import type { Price } from '../../../web/products/facts.ts'

const test = suite('why a product is in no feed')

const photo = { absolute: '/x.jpg', size: 1, version: '1', width: 800 }
const price: Price = { kind: 'fixed', cents: 100, per: 'piece', vatIncluded: true }
const day = '2031-03-09'

const why = (change: Partial<Price> | null, more: Partial<Parameters<typeof whyLeftOut>[0]> = {}) =>
  whyLeftOut({
    isOpen: true,
    facts: change === null ? {} : { price: { ...price, ...change }, isPriceShown: true },
    photo,
    day,
    ...more,
  })

test('with a shown price and a photo it is in them', () => {
  assert.is(why({}), undefined)
  assert.is(why({ per: 'unit', validUntil: day }), undefined)
  assert.is(why({}, { photo: { absolute: '/x.jpg', size: 1, version: '1' } }), undefined)
})

test('the first thing that is missing is told', () => {
  assert.is(why({}, { isOpen: false }), 'hidden')
  assert.is(why(null), 'no-price')
  assert.is(why({}, { facts: { price } }), 'price-not-shown')
  assert.is(why({ validUntil: '2031-03-08' }), 'price-over')
  for (const kind of ['from', 'range', 'on-request'] as const) {
    assert.is(why({ kind }), 'price-not-fixed')
  }
  assert.is(why({ per: 'm2' }), 'price-per-area')
  assert.is(why({ vatIncluded: false }), 'price-without-vat')
  assert.is(why({}, { photo: undefined }), 'no-photo')
  assert.is(why({}, { photo: { ...photo, width: 499 } }), 'small-photo')
})

test.run()
