import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  entryOf,
  isTyped,
  type ProductEntry,
} from '../../../../web/admin/products/product-entry.ts'
import { readEntry } from '../../../../web/admin/products/read-entry.ts'
import { product } from './product.ts'

const test = suite('what the fields of a product say')

const read = (typed: Partial<ProductEntry> = {}) =>
  readEntry({ ...entryOf(product()), ...typed }, 'KES')
const priceOf = (typed: Partial<ProductEntry>) => {
  const { facts, faults } = read({ vatIncluded: false, pricePer: 'm2', ...typed })
  return { price: facts.price, faults }
}

test('empty fields say nothing, and texts are without needless spaces', () => {
  assert.equal(read(), { facts: {}, faults: {} })
  assert.equal(read({ widthMm: ' ', materials: '  ' }), { facts: {}, faults: {} })
  assert.equal(read({ finishes: ' Oil \n and wax ', availability: 'in-stock' }).facts, {
    finishes: 'Oil and wax',
    availability: 'in-stock',
  })
})

test('what cannot be measured is told at its field, and the rest is read', () => {
  assert.equal(read({ widthMm: '120.5', depthMm: 'wide', seats: '2.5', weightKg: '-' }), {
    facts: { widthMm: 1205 },
    faults: {
      depthMm: 'Centimetres, such as 120 or 120.5',
      seats: 'A whole number, such as 6',
      weightKg: 'Kilograms, such as 45 or 45.5',
    },
  })
})

test('places and a shown price are stored once there are some', () => {
  assert.equal(read({ morePictures: '0', documents: '1', isPriceShown: true }).facts, {
    documents: 1,
    isPriceShown: true,
  })
  assert.equal(read({ morePictures: '7' }).facts, { morePictures: 7 })
})

test('a price is of its kind, and on request without an amount', () => {
  const stored = { per: 'm2', vatIncluded: false }
  assert.equal(priceOf({ price: '68,500' }), { price: undefined, faults: {} })
  assert.equal(priceOf({ priceKind: 'from', price: '68,500', priceTo: 'x' }), {
    price: { ...stored, kind: 'from', cents: 6_850_000 },
    faults: {},
  })
  assert.equal(priceOf({ priceKind: 'on-request', price: 'x', validUntil: '2026-12-31' }), {
    price: { ...stored, kind: 'on-request', validUntil: '2026-12-31' },
    faults: {},
  })
})

test('the upper amount of a range is above the lower one', () => {
  const range = (price: string, priceTo: string) => priceOf({ priceKind: 'range', price, priceTo })
  const { price, faults } = range('100', '100.01')
  assert.equal([price?.cents, price?.toCents, faults], [10_000, 10_001, {}])
  assert.equal(range('100', '100').faults, { priceTo: 'More than the lower amount' })
  assert.equal(range('100', '').faults, {
    priceTo: 'An amount in KES, such as 68,500',
  })
  assert.equal(range('x', '100').faults, { price: 'An amount in KES, such as 68,500' })
})

test('what is stored is read as it was, and is not typed', () => {
  const price = { kind: 'range', cents: 1, toCents: 2, per: 'unit', vatIncluded: true } as const
  const facts = { seats: 4, areaM2: 2.5, warranty: '2 years', price, morePictures: 1 }
  const stored = product({ facts })
  assert.equal(readEntry(entryOf(stored), 'KES'), { facts, faults: {} })
  assert.not(isTyped(stored, { seats: '4', isVisible: true }))
  assert.ok(isTyped(stored, { seats: '4', isVisible: false }))
})

test.run()
