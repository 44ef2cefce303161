import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isFilterable, narrowed } from '../../../../server/products/filters/narrowed.ts'
import type { FilterValue } from '../../../../server/products/filters/values.ts'
import type { Filters } from '../../../../web/sections/items/filters.ts'

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

const found = (search: string, list = legs) => narrowed(list, valuesOf, search)

const linksOf = (filters?: Filters) =>
  filters?.groups.map(({ name, values }) => [
    name,
    ...values.map(({ label, count, query, isChosen }) =>
      `${isChosen ? 'off ' : ''}${label} ${count} ?${query}`.trim(),
    ),
  ])

test('does nothing where a query asks for no filter, or the list is short', () => {
  assert.is(found(''), undefined)
  assert.is(found('show=all&item=Ch8'), undefined)
  assert.is(found('material=oak', legs.slice(0, 24)), undefined)
})

test('offers each value with its number, most first', () => {
  const { entries, filters } = found('filter=open') ?? {}
  assert.is(entries?.length, 32)
  assert.is(filters?.query, 'filter=open')
  assert.equal(linksOf(filters), [
    ['material', 'oak 16 ?material=oak', 'brass 8 ?material=brass', 'teak 8 ?material=teak'],
    ['form', 'hairpin 20 ?form=hairpin', 'turned 12 ?form=turned'],
  ])
})

test('adds to what is chosen, puts another in its place, and takes it off', () => {
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

test('offers no filter of which one value is left, and no combination without items', () => {
  assert.equal(linksOf(found('material=brass')?.filters), [
    ['material', 'oak 16 ?material=oak', 'off brass 8 ?filter=open', 'teak 8 ?material=teak'],
  ])
})

test('is one state where nothing fits: unknown values, and combinations of none', () => {
  for (const search of ['material=gold', 'material=oak&form=%00', 'material=brass&form=turned']) {
    const { entries, filters } = found(search) ?? {}
    assert.equal([entries, filters?.query, filters?.count], [[], 'filter=none', 0])
    assert.is(filters?.groups[0]?.values[0]?.query, 'material=oak')
  }
})

test('offers the sixteen values of most items, and the one that is chosen', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    material: `wood ${Math.floor(index / 2) + 10}`,
    form: 'turned',
  }))
  const labels = (search: string) =>
    found(search, many)?.filters.groups[0]?.values.map(({ label }) => label) ?? []
  assert.is(labels('filter=open').length, 16)
  assert.not.ok(labels('filter=open').includes('wood 39'))
  assert.ok(labels('material=wood+39').includes('wood 39'))
  assert.is(labels('material=wood+39').length, 16)
})

test('is offered for lists of more than 24 with two values of one filter', () => {
  assert.is(isFilterable(legs, valuesOf), true)
  assert.is(isFilterable(legs.slice(0, 24), valuesOf), false)
  const alike = legs.map(() => ({ material: 'oak', form: 'turned' }))
  assert.is(isFilterable(alike, valuesOf), false)
})

test.run()
