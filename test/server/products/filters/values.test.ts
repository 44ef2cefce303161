import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type FilterSource, filterValuesOf } from '../../../../server/products/filters/values.ts'
import type { Price } from '../../../../web/products/facts.ts'

const test = suite('what products are found by')

const valuesOf = (source: Partial<FilterSource>) =>
  filterValuesOf({ facts: {}, drawn: [], words: '', price: undefined, currency: 'KES', ...source })

const found = (source: Partial<FilterSource>) =>
  valuesOf(source).map(({ filter, value, label }) => `${filter}=${value} ${label}`)

test('are the form and the material that a drawing declares', () => {
  const drawn: FilterSource['drawn'] = [
    ['Form', 'U-frame'],
    ['Material', 'Black steel'],
  ]
  assert.equal(found({ drawn }), ['material=black-steel Black steel', 'form=u-frame U-frame'])
})

test('are each of the materials that the owner names, and then not those of the drawing', () => {
  const drawn: FilterSource['drawn'] = [['Material', 'Oak']]
  assert.equal(found({ drawn, facts: { materials: 'mvule, Black  steel and glass; Sand' } }), [
    'material=mvule Mvule',
    'material=black-steel Black  steel',
    'material=glass Glass',
    'material=sand Sand',
  ])
  assert.equal(found({ drawn, facts: { materials: ' / - , ' } }), [])
})

test('are arms where the owner says with or without, and nothing where both or neither', () => {
  const arms = (words: string) => found({ words })
  assert.equal(arms('A chair with arms.'), ['arms=with With arms'])
  assert.equal(arms('Stackable, without armrests'), ['arms=without Without arms'])
  assert.equal(arms('Armless'), ['arms=without Without arms'])
  assert.equal(arms('With arms, or without arms'), [])
  assert.equal(arms('With armour, coat of arms'), [])
})

test('are classes of size, which go up to their bound', () => {
  const width = (widthMm: number) => found({ facts: { widthMm } })
  assert.equal(width(600), ['width=to-60 Up to 60 cm'])
  assert.equal(width(601), ['width=60-90 60 to 90 cm'])
  assert.equal(width(6000), ['width=300-600 300 to 600 cm'])
  assert.equal(width(6001), ['width=over-600 Over 600 cm'])
  assert.equal(found({ facts: { heightMm: 450 } }), ['height=to-60 Up to 60 cm'])
})

test('each class of size and of price begins where the one before ends', () => {
  const lengths = [60, 90, 120, 180, 240, 300, 600]
  for (const [at, most] of lengths.entries()) {
    const [{ value } = { value: '' }] = valuesOf({ facts: { widthMm: most * 10 } })
    assert.is(value, at === 0 ? `to-${most}` : `${lengths[at - 1]}-${most}`)
  }
  const amounts = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000]
  for (const [at, most] of amounts.entries()) {
    const price: Price = { kind: 'fixed', per: 'piece', vatIncluded: true, cents: most * 100 }
    const [{ value } = { value: '' }] = valuesOf({ price })
    assert.is(value, at === 0 ? `to-${most}` : `${amounts[at - 1]}-${most}`)
  }
})

test('are classes of prices by their lowest amount, but for those by area or on request', () => {
  const price = (more: Partial<Price>) =>
    found({ price: { kind: 'fixed', per: 'piece', vatIncluded: true, ...more } })
  assert.equal(price({ cents: 1_000_000 }), ['price=5000-10000 KES 5,000 to 10,000'])
  assert.equal(price({ kind: 'range', cents: 400_000, toCents: 9_000_000 }), [
    'price=2500-5000 KES 2,500 to 5,000',
  ])
  assert.equal(price({ cents: 50 }), ['price=to-1 Up to KES 1'])
  assert.equal(price({ cents: 9_000_000_000_000 }), [
    'price=50000000000-100000000000 KES 50,000,000,000 to 100,000,000,000',
  ])
  assert.equal(price({ cents: 1_000_000, per: 'm2' }), [])
  assert.equal(price({ kind: 'on-request' }), [])
})

test.run()
