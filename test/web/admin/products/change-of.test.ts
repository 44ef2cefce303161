import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changeOf, faultsIn } from '../../../../web/admin/products/change-of.ts'
import { entryOf, isTyped } from '../../../../web/admin/products/product-entry.ts'
import type { ProductFacts } from '../../../../web/products/facts.ts'
import { product } from './product.ts'

const test = suite('what the form of a product sends')

const facts: ProductFacts = {
  ...{ widthMm: 1205, depthMm: 600, weightKg: 45.3, seats: 4, areaM2: 28.5 },
  ...{ materials: 'Mahogany', finishes: 'Varnish', leadTime: '3 weeks', warranty: '2 years' },
  availability: 'made-to-order',
  price: {
    ...{ kind: 'range', cents: 6850000, toCents: 7000050, per: 'm2', vatIncluded: false },
    validUntil: '2026-12-31',
  },
  isPriceShown: true,
}
const nothing = { change: {}, faults: {} }

test('is nothing where nothing was changed', () => {
  assert.equal(changeOf(product({ facts }), {}), nothing)
  assert.equal(changeOf(product(), {}), nothing)
  const onRequest = { kind: 'on-request', per: 'unit', vatIncluded: false } as const
  assert.equal(changeOf(product({ facts: { price: onRequest, isPriceShown: false } }), {}), nothing)
  assert.equal(changeOf(product({ facts }), entryOf(product({ facts }))), nothing)
})

test('is the changed facts alone, null for an emptied one', () => {
  const { change: sent } = changeOf(product({ facts }), {
    ...{ widthMm: '130,5', depthMm: '', materials: '  Oak   and ash ', availability: '' },
    isPriceShown: false,
  })
  assert.equal(sent, {
    ...{ widthMm: 1305, depthMm: null, materials: 'Oak and ash', availability: null },
    isPriceShown: null,
  })
})

test('has a price as a whole', () => {
  const { change: sent } = changeOf(product(), { priceKind: 'from', price: 'KES 68,500' })
  assert.equal(sent, {
    price: { kind: 'from', cents: 6850000, per: 'piece', vatIncluded: true },
  })
  assert.equal(changeOf(product({ facts }), { priceKind: '' }).change, { price: null })
})

test('has the name and the visibility with the facts, null for the name of its page', () => {
  const typed = { name: ' Lamu ', isVisible: false, seats: '4' }
  assert.equal(changeOf(product(), typed).change, { name: 'Lamu', isVisible: false, seats: 4 })
  assert.equal(changeOf(product(), { name: ' ' }).change, { name: null })
})

test('names what cannot be read, by field', () => {
  const typed = { widthMm: 'wide', seats: '2.5', priceKind: 'range', price: '70', priceTo: '60' }
  assert.equal(changeOf(product(), typed).faults, {
    widthMm: 'Centimetres, such as 120 or 120.5',
    seats: 'A whole number, such as 6',
    priceTo: 'More than the lower amount',
  })
  assert.equal(Object.keys(changeOf(product(), { priceKind: 'fixed' }).faults), ['price'])
})

test('puts what the server finds at its fields', () => {
  assert.equal(faultsIn({ 'Ch8.widthMm': 'Too wide', 'Ch8.price': 'No' }), {
    ...{ widthMm: 'Too wide', price: 'No' },
  })
})

test('is unsaved only while it differs from what is stored', () => {
  assert.is(isTyped(product({ facts }), { widthMm: '120.5' }), false)
  assert.is(isTyped(product({ facts }), { widthMm: '120.6' }), true)
})

test('of the number of places is a number, and null once there is none', () => {
  const open = product({ facts: { morePictures: 2, documents: 1 } })
  assert.equal(changeOf(product(), { morePictures: '2' }).change, { morePictures: 2 })
  assert.equal(changeOf(open, { morePictures: '0', documents: '1' }).change, { morePictures: null })
})

test.run()
