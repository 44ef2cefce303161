import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FilterValue } from '../../../../../server/features/products/filters/groups.ts'
import { isFilterable, narrowed } from '../../../../../server/features/products/filters/narrowed.ts'
import {
  type FilterSource,
  filterValuesOf,
} from '../../../../../server/features/products/filters/values.ts'
import type { Price } from '../../../../../web/features/products/facts.ts'
import type { Filters } from '../../../../../web/sections/items/filters.ts'

const test = suite('narrowing a list down')

interface Leg {
  material: string
  form: string
}

const MATERIALS = ['oak', 'oak', 'teak', 'brass'] as const
const legs: Leg[] = Array.from({ length: 32 }, (_, index) => ({
  material: MATERIALS[index % 4] as string,
  form: index % 4 === 3 || index > 15 ? 'hairpin' : 'turned',
}))

const valuesOf = ({ material, form }: Leg): FilterValue[] => [
  { filter: 'material', value: material, label: material },
  { filter: 'form', value: form, label: form },
]

const UNSAID: FilterSource = {
  ...{ facts: {}, drawn: [], words: '', price: undefined, currency: 'KES' },
}

const found = (search: string, list = legs) => narrowed(list, valuesOf, search)

const linksOf = (filters?: Filters) =>
  filters?.groups.map(({ name, values }) => [
    name,
    ...values.map(({ label, count, query, isChosen }) =>
      `${isChosen ? 'off ' : ''}${label} ${count} ?${query}`.trim(),
    ),
  ])

test('a list does nothing where a query asks for no filter, or the list is short', () => {
  assert.is(found(''), undefined)
  assert.is(found('show=all&item=Ch8'), undefined)
  assert.is(found('material=oak', legs.slice(0, 24)), undefined)
})

test('a list offers each value with its number, most first', () => {
  const { entries, filters } = found('filter=open') ?? {}
  assert.is(entries?.length, 32)
  assert.is(filters?.query, 'filter=open')
  assert.equal(linksOf(filters), [
    ['material', 'oak 16 ?material=oak', 'brass 8 ?material=brass', 'teak 8 ?material=teak'],
    ['form', 'hairpin 20 ?form=hairpin', 'turned 12 ?form=turned'],
  ])
})

test('a list adds to what is chosen, puts another in its place, and takes it off', () => {
  const { entries, filters } = found('form=turned&material=OAK&utm=x') ?? {}
  assert.is(entries?.length, 8)
  assert.equal(
    [filters?.query, filters?.count, filters?.total],
    ['material=oak&form=turned', 8, 32],
  )
  assert.equal(linksOf(filters), [
    ['material', 'off oak 8 ?form=turned', 'teak 4 ?material=teak&form=turned'],
    ['form', 'hairpin 8 ?material=oak&form=hairpin', 'off turned 8 ?material=oak'],
  ])
  assert.equal(linksOf(found('material=oak')?.filters)?.[0]?.[1], 'off oak 16 ?filter=open')
})

test('a list offers no filter of which one value is left, and no combination without items', () => {
  assert.equal(linksOf(found('material=brass')?.filters), [
    ['material', 'oak 16 ?material=oak', 'off brass 8 ?filter=open', 'teak 8 ?material=teak'],
  ])
})

test('a list is one state where nothing fits: unknown values, and combinations of none', () => {
  for (const search of ['material=gold', 'material=oak&form=%00', 'material=brass&form=turned']) {
    const { entries, filters } = found(search) ?? {}
    assert.equal([entries, filters?.query, filters?.count], [[], 'filter=none', 0])
    assert.is(filters?.groups[0]?.values[0]?.query, 'material=oak')
  }
})

test('a list offers the sixteen values of most items, and the one that is chosen', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...{ material: `wood ${39 - Math.floor(index / 2)}`, form: 'turned' },
  }))
  const labels = (search: string) =>
    found(search, many)?.filters.groups[0]?.values.map(({ label }) => label) ?? []
  assert.is(labels('filter=open').length, 16)
  assert.not.ok(labels('filter=open').includes('wood 39'))
  assert.ok(labels('material=wood+39').includes('wood 39'))
  assert.is(labels('material=wood+39').length, 16)
})

test('a list values of amounts stand by their rank, others alphabetically where they are as many', () => {
  const sized = Array.from({ length: 32 }, (_, index) => ({
    widthMm: [2000, 700, 2000, 400][index % 4],
  }))
  const widths = (list: typeof sized) =>
    narrowed(
      list,
      ({ widthMm = 0 }) => filterValuesOf({ ...UNSAID, facts: { widthMm } }),
      'filter=open',
    )
  assert.equal(linksOf(widths(sized)?.filters), [
    [
      ...['width', 'Up to 60 cm 8 ?width=to-60', '60 to 90 cm 8 ?width=60-90'],
      '180 to 240 cm 16 ?width=180-240',
    ],
  ])
})

test('a list an item that says a value twice counts once, and one value alone is none to choose', () => {
  const twice = (leg: Leg) => [...valuesOf(leg), ...valuesOf(leg)]
  assert.equal(
    linksOf(narrowed(legs, twice, 'filter=open')?.filters),
    linksOf(found('filter=open')?.filters),
  )
  const alike = legs.map(leg => ({ ...leg, material: 'oak' }))
  assert.equal(linksOf(found('form=turned', alike)?.filters), [
    ['form', 'hairpin 20 ?form=hairpin', 'off turned 12 ?filter=open'],
  ])
  assert.equal(linksOf(found('material=oak', alike)?.filters)?.[0], [
    'material',
    'off oak 32 ?filter=open',
  ])
  assert.is(
    found(
      'filter=open',
      alike.map(leg => ({ ...leg, form: 'turned' })),
    ),
    undefined,
  )
})

test('a list a query chooses the first value of each filter, and no empty one', () => {
  assert.is(found('form=&material=oak&material=teak')?.filters.query, 'material=oak')
})

test('a list is offered for lists of more than 24 with two values of one filter', () => {
  assert.is(isFilterable(legs, valuesOf), true)
  assert.is(isFilterable(legs.slice(0, 24), valuesOf), false)
  const alike = legs.map(() => ({ material: 'oak', form: 'turned' }))
  assert.is(isFilterable(alike, valuesOf), false)
})

const valuesIn = (source: Partial<FilterSource>) =>
  filterValuesOf({ facts: {}, drawn: [], words: '', price: undefined, currency: 'KES', ...source })

const foundBy = (source: Partial<FilterSource>) =>
  valuesIn(source).map(({ filter, value, label }) => `${filter}=${value} ${label}`)

test('values of a product are the form and the material that a drawing declares', () => {
  const drawn: FilterSource['drawn'] = [
    ['Form', 'U-frame'],
    ['Material', 'Black steel'],
  ]
  assert.equal(foundBy({ drawn }), ['material=black-steel Black steel', 'form=u-frame U-frame'])
})

test('values of a product are each of the materials that the owner names, and then not those of the drawing', () => {
  const drawn: FilterSource['drawn'] = [['Material', 'Oak']]
  assert.equal(foundBy({ drawn, facts: { materials: 'mvule, Black  steel and glass; Sand' } }), [
    ...['material=mvule Mvule', 'material=black-steel Black  steel', 'material=glass Glass'],
    'material=sand Sand',
  ])
  assert.equal(foundBy({ drawn, facts: { materials: ' / - , ' } }), [])
})

test('values of a product are arms where the owner says with or without, and nothing where both or neither', () => {
  const arms = (words: string) => foundBy({ words })
  assert.equal(arms('A chair with arms.'), ['arms=with With arms'])
  assert.equal(arms('Stackable, without armrests'), ['arms=without Without arms'])
  assert.equal(arms('Armless'), ['arms=without Without arms'])
  assert.equal(arms('With arms, or without arms'), [])
  assert.equal(arms('With armour, coat of arms'), [])
})

test('values of a product are classes of size, which go up to their bound', () => {
  const width = (widthMm: number) => foundBy({ facts: { widthMm } })
  assert.equal(width(600), ['width=to-60 Up to 60 cm'])
  assert.equal(width(601), ['width=60-90 60 to 90 cm'])
  assert.equal(width(6000), ['width=300-600 300 to 600 cm'])
  assert.equal(width(6001), ['width=over-600 Over 600 cm'])
  assert.equal(foundBy({ facts: { heightMm: 450 } }), ['height=to-60 Up to 60 cm'])
})

test('values of a product each class of size and of price begins where the one before ends', () => {
  const lengths = [60, 90, 120, 180, 240, 300, 600]
  for (const [at, most] of lengths.entries()) {
    const [{ value } = { value: '' }] = valuesIn({ facts: { widthMm: most * 10 } })
    assert.is(value, at === 0 ? `to-${most}` : `${lengths[at - 1]}-${most}`)
  }
  const amounts = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000]
  for (const [at, most] of amounts.entries()) {
    const price: Price = { kind: 'fixed', per: 'piece', vatIncluded: true, cents: most * 100 }
    const [{ value } = { value: '' }] = valuesIn({ price })
    assert.is(value, at === 0 ? `to-${most}` : `${amounts[at - 1]}-${most}`)
  }
})

test('values of a product are classes of prices by their lowest amount, but for those by area or on request', () => {
  const price = (more: Partial<Price>) =>
    foundBy({ price: { kind: 'fixed', per: 'piece', vatIncluded: true, ...more } })
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
