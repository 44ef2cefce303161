import * as assert from 'uvu/assert'
import { suite } from '#test'
import { amountText, centsIn, priceText } from '../../../../web/admin/products/money.ts'
import { sizeText } from '../../../../web/admin/products/size-text.ts'

const test = suite('sizes and prices of the table of products')

test('a size names the sides that are not known', () => {
  assert.is(sizeText({ widthMm: 1205, depthMm: 600, heightMm: 750 }), '120.5 × 60 × 75')
  assert.is(sizeText({ widthMm: 1205 }), '120.5 × – × –')
  assert.is(sizeText({ seats: 2 }), '')
})

test('shillings are stored as cents, however thousands are marked', () => {
  const typed = {
    '68,500': 6850000,
    '68.500': 6850000,
    'KES 68 500': 6850000,
    'KSh. 68,500/=': 6850000,
    '68,500.50': 6850050,
    '68.500,5': 6850050,
    '68,50': 6850,
    '1,234,567': 123456700,
  }
  for (const [text, cents] of Object.entries(typed)) assert.is(centsIn(text), cents, text)
})

test('what is no amount is none', () => {
  for (const text of ['', '0', '-5', 'ask', '68,5000', '1,23,456', '0,500', '100,000,001']) {
    assert.is(centsIn(text), undefined, text)
  }
})

test('an amount is typed back as it is', () => {
  for (const cents of [1, 50, 99, 100, 6850000, 6850050, 123456789]) {
    assert.is(centsIn(amountText(cents)), cents)
  }
  assert.is(amountText(6850050), '68,500.50')
})

test('a price says its kind', () => {
  const price = { per: 'piece', vatIncluded: true, cents: 6850000 } as const
  assert.is(priceText({ ...price, kind: 'fixed' }), '68,500')
  assert.is(priceText({ ...price, kind: 'from' }), 'from 68,500')
  assert.is(priceText({ ...price, kind: 'range', toCents: 7000000 }), '68,500 – 70,000')
  assert.is(priceText({ kind: 'on-request', per: 'piece', vatIncluded: true }), 'on request')
  assert.is(priceText(undefined), '')
})

test.run()
