import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  measuredOf,
  shownFacts,
  shownPrice,
} from '../../../../server/features/products/shown-facts.ts'
import type { Price, ProductFacts } from '../../../../web/features/products/facts.ts'

const test = suite('what visitors are told of a product')

const today = '2026-11-25'
const say = (facts: ProductFacts) => shownFacts(facts, today, 'KES')
const price: Price = { kind: 'fixed', cents: 6_850_000, per: 'piece', vatIncluded: true }
const priced = (more: Partial<Price>) => say({ price: { ...price, ...more }, isPriceShown: true })

test('is nothing where nothing is known', () => {
  assert.equal(say({}), [])
})

test('is its size in centimetres, by name where a side is missing', () => {
  assert.equal(say({ widthMm: 1605, depthMm: 800, heightMm: 750 }), [
    ['Size', '160.5 × 80 × 75 cm'],
  ])
  assert.equal(say({ widthMm: 12_000, heightMm: 750 }), [['Size', '1,200 cm wide, 75 cm high']])
})

test('is each other fact in its words', () => {
  const facts: ProductFacts = {
    ...{ seats: 4, areaM2: 12.5, weightKg: 1062.3, materials: 'Oak', finishes: 'Oiled' },
    ...{ leadTime: '3 weeks', warranty: '2 years' },
    availability: 'made-to-order',
  }
  assert.equal(say(facts), [
    ['Seats', '4'],
    ['Area', '12.5 m²'],
    ['Weight', '1,062.3 kg'],
    ['Material', 'Oak'],
    ['Finish', 'Oiled'],
    ['Delivery', 'Made to order, 3 weeks'],
    ['Warranty', '2 years'],
  ])
  assert.equal(say({ availability: 'in-stock' }), [['Delivery', 'In stock']])
  assert.equal(say({ leadTime: '3 weeks' }), [['Delivery', '3 weeks']])
})

test('is a price only where it is switched on, up to its last day', () => {
  assert.equal(say({ price }), [])
  assert.equal(say({ price, isPriceShown: false }), [])
  assert.equal(say({ isPriceShown: true }), [])
  assert.equal(priced({ validUntil: '2026-11-24' }), [])
  assert.equal(priced({ validUntil: today }), [
    ['Price', 'KES 68,500, VAT included, until 25 November 2026'],
  ])
  assert.is(shownPrice({ price, isPriceShown: true }, today), price)
})

test('is a price by its kind and unit, with cents where there are some', () => {
  const said = (more: Partial<Price>) => priced(more)[0]?.[1]
  assert.is(said({}), 'KES 68,500, VAT included')
  assert.is(said({ cents: 6_850_050 }), 'KES 68,500.50, VAT included')
  assert.is(said({ kind: 'from', per: 'm2' }), 'From KES 68,500 per m², VAT included')
  assert.is(
    said({ kind: 'range', toCents: 9_000_000, per: 'unit', vatIncluded: false }),
    'KES 68,500 to KES 90,000 per unit, plus VAT',
  )
  assert.is(said({ kind: 'on-request' }), 'On request')
})

test('is, for search engines, what can be measured and how it is had', () => {
  assert.equal(measuredOf({ widthMm: 1200, materials: 'Oak', price, seats: 2 }), { widthMm: 1200 })
  assert.equal(measuredOf({ weightKg: 62.3, availability: 'in-stock' }), {
    weightKg: 62.3,
    availability: 'in-stock',
  })
})

test.run()
