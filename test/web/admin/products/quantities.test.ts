import * as assert from 'uvu/assert'
import { suite } from '#test'
import { priceText } from '../../../../web/admin/products/money.ts'
import { sizeText } from '../../../../web/admin/products/size-text.ts'
import type { Price } from '../../../../web/products/facts.ts'

const test = suite('sizes and prices of the table of products')

test('a size names the sides that are not known', () => {
  assert.is(sizeText({ widthMm: 1205, depthMm: 600, heightMm: 750 }), '120.5 × 60 × 75')
  assert.is(sizeText({ widthMm: 1205 }), '120.5 × – × –')
  assert.is(sizeText({ seats: 2 }), '')
})

test('a price says its kind', () => {
  const text = (price?: Price, currency = 'KES') =>
    priceText({ currency, facts: price ? { price } : {} })
  const price = { per: 'piece', vatIncluded: true, cents: 6850000 } as const
  assert.is(text({ ...price, kind: 'fixed' }), '68,500')
  assert.is(text({ ...price, kind: 'fixed' }, 'UGX'), '6,850,000')
  assert.is(text({ ...price, kind: 'from' }), 'from 68,500')
  assert.is(text({ ...price, kind: 'range', toCents: 7000000 }), '68,500 – 70,000')
  assert.is(text({ kind: 'on-request', per: 'piece', vatIncluded: true }), 'on request')
  assert.is(text(), '')
})

test.run()
