import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changeOf, faultsIn } from '../../../../../web/features/products/admin/change-of.ts'
import {
  entryOf,
  isTyped,
  type ProductEntry,
} from '../../../../../web/features/products/admin/product-entry.ts'
import { readEntry } from '../../../../../web/features/products/admin/read-entry.ts'
import type { ProductFacts } from '../../../../../web/features/products/facts.ts'
import { product } from './product.ts'

const test = suite('what the form of a product says and sends')

const stored: ProductFacts = {
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

const readTyped = (typed: Partial<ProductEntry> = {}) =>
  readEntry({ ...entryOf(product()), ...typed }, 'KES')

const priceOf = (typed: Partial<ProductEntry>) => {
  const { facts, faults } = readTyped({ vatIncluded: false, pricePer: 'm2', ...typed })
  return { price: facts.price, faults }
}

test('a description is sent where it differs, and removed where it is emptied', () => {
  const described = product({ description: 'Of oak.\r\n' })
  const change = (description: string) => changeOf(described, { description }).change
  assert.equal(change('Of oak. '), {})
  assert.equal(change('Of teak.'), { description: 'Of teak.' })
  assert.equal(change(' '), { description: null })
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
  assert.ok(isTyped(stored, { seats: '5' }))
})

test('a change is nothing where nothing was changed', () => {
  assert.equal(changeOf(product({ facts: stored }), {}), nothing)
  assert.equal(changeOf(product(), {}), nothing)
  const onRequest = { kind: 'on-request', per: 'unit', vatIncluded: false } as const
  assert.equal(changeOf(product({ facts: { price: onRequest, isPriceShown: false } }), {}), nothing)
  assert.equal(changeOf(product({ facts: stored }), entryOf(product({ facts: stored }))), nothing)
})

test('a change is the changed facts alone, null for an emptied one', () => {
  const { change: sent } = changeOf(product({ facts: stored }), {
    ...{ widthMm: '130,5', depthMm: '', materials: '  Oak   and ash ', availability: '' },
    isPriceShown: false,
  })
  assert.equal(sent, {
    ...{ widthMm: 1305, depthMm: null, materials: 'Oak and ash', availability: null },
    isPriceShown: null,
  })
})

test('a change has a price as a whole', () => {
  const { change: sent } = changeOf(product(), { priceKind: 'from', price: 'KES 68,500' })
  assert.equal(sent, {
    price: { kind: 'from', cents: 6850000, per: 'piece', vatIncluded: true },
  })
  assert.equal(changeOf(product({ facts: stored }), { priceKind: '' }).change, { price: null })
})

test('a change has the name and the visibility with the facts, null for the name of its page', () => {
  const typed = { name: ' Lamu ', isVisible: false, seats: '4' }
  assert.equal(changeOf(product(), typed).change, { name: 'Lamu', isVisible: false, seats: 4 })
  assert.equal(changeOf(product(), { name: ' ' }).change, { name: null })
})

test('a refusal puts what the server finds at its fields', () => {
  assert.equal(faultsIn({ 'Ch8.widthMm': 'Too wide', 'Ch8.price': 'No' }), {
    ...{ widthMm: 'Too wide', price: 'No' },
  })
})

test('a change of the number of places is a number, and null once there is none', () => {
  const open = product({ facts: { morePictures: 2, documents: 1 } })
  assert.equal(changeOf(product(), { morePictures: '2' }).change, { morePictures: 2 })
  assert.equal(changeOf(open, { morePictures: '0', documents: '1' }).change, { morePictures: null })
})

test('what cannot be read is named by its field, and not sent', () => {
  const typed = { widthMm: 'wide', seats: '2.5', priceKind: 'range', price: '70', priceTo: '60' }
  assert.equal(changeOf(product(), typed).faults, {
    widthMm: 'Centimetres, such as 120 or 120.5',
    seats: 'A whole number, such as 6',
    priceTo: 'More than the lower amount',
  })
  assert.equal(Object.keys(changeOf(product(), { priceKind: 'fixed' }).faults), ['price'])
  const onRequest = { priceKind: 'on-request', price: 'x', validUntil: '2026-12-31' }
  assert.equal(changeOf(product(), onRequest).faults, {})
})

test.run()
