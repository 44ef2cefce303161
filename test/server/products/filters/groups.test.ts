import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  type Chosen,
  chosenIn,
  type Described,
  fits,
  groupsOf,
  pairsOf,
  type Value,
} from '../../../../server/products/filters/groups.ts'

const test = suite('groups of filters')

type Name = 'wood' | 'width'
const names = ['wood', 'width'] as const

const value = (filter: Name, value: string, rank?: number): Value<Name> => ({
  ...{ filter, value, label: value },
  ...(rank !== undefined && { rank }),
})

const item = (...values: Value<Name>[]): Described<number, Name> => ({ entry: 0, values })

const filters = {
  names,
  queryOf: (chosen: Chosen<Name>) =>
    pairsOf(chosen, names)
      .map(pair => pair.join('='))
      .join('&'),
}

const groups = (
  items: readonly Described<number, Name>[],
  chosen: Partial<Record<Name, string>> = {},
  whole?: Name,
) =>
  groupsOf(items, new Map(Object.entries(chosen)) as Chosen<Name>, {
    ...filters,
    ...(whole && { whole }),
  }).map(({ name, values }) => [
    name,
    ...values.map(
      ({ label, count, query, isChosen }) => `${isChosen ? 'off ' : ''}${label} ${count} ?${query}`,
    ),
  ])

const [oak, teak] = [value('wood', 'oak'), value('wood', 'teak')]
const [narrow, wide] = [value('width', 'narrow', 1), value('width', 'wide', 2)]
const items = [item(oak, wide), item(oak, narrow), item(teak, wide)]

test('a query chooses the first value of each filter, in any case, and nothing else', () => {
  const chosen = chosenIn(new URLSearchParams('width=&wood=OAK&wood=teak&x=1'), names)
  assert.equal([...chosen], [['wood', 'oak']])
})

test('parameters are in the order of the filters', () => {
  const chosen: Chosen<Name> = new Map([
    ['width', 'wide'],
    ['wood', 'oak'],
  ])
  assert.is(filters.queryOf(chosen), 'wood=oak&width=wide')
})

test('an item fits where it has all that is chosen', () => {
  const both = fits<Name>(
    new Map([
      ['wood', 'oak'],
      ['width', 'wide'],
    ]),
  )
  assert.equal(items.map(both), [true, false, false])
  assert.equal(items.map(fits<Name>(new Map())), [true, true, true])
  assert.not(fits<Name>(new Map([['width', 'oak']]))({ values: [oak] }), 'of another filter')
})

test('values are those of most items first, then by their labels; ranked ones by their rank', () => {
  assert.equal(groups(items), [
    ['wood', 'oak 2 ?wood=oak', 'teak 1 ?wood=teak'],
    ['width', 'narrow 1 ?width=narrow', 'wide 2 ?width=wide'],
  ])
  assert.equal(groups([item(oak), item(teak), item(teak)])[0]?.slice(1), [
    'teak 2 ?wood=teak',
    'oak 1 ?wood=oak',
  ])
  const [wood] = groups([item(teak), item(oak)])
  assert.equal(wood, ['wood', 'oak 1 ?wood=oak', 'teak 1 ?wood=teak'])
})

test('a chosen filter offers its other values, the others only what leads to something', () => {
  assert.equal(groups(items, { wood: 'oak' }), [
    ['wood', 'off oak 2 ?', 'teak 1 ?wood=teak'],
    ['width', 'narrow 1 ?wood=oak&width=narrow', 'wide 1 ?wood=oak&width=wide'],
  ])
  assert.equal(groups(items, { wood: 'teak' }), [['wood', 'oak 2 ?wood=oak', 'off teak 1 ?']])
})

test('one value alone is offered only where it is chosen', () => {
  assert.equal(groups([item(oak), item(oak)]), [])
  assert.equal(groups([item(oak)], { wood: 'oak' }), [['wood', 'off oak 1 ?']])
})

test('an item that says a value twice counts once', () => {
  assert.equal(groups([item(oak, oak), item(teak)])[0], [
    'wood',
    'oak 1 ?wood=oak',
    'teak 1 ?wood=teak',
  ])
})

test('sixteen values are offered, the chosen one among them; of the whole filter all are', () => {
  const many = Array.from({ length: 17 }, (_, at) => value('wood', `w${10 + at}`))
  const each = [
    ...many.toReversed().map(one => item(one)),
    ...many.slice(0, 16).map(one => item(one)),
  ]
  const offered = (chosen = {}, whole?: Name) => groups(each, chosen, whole)[0]?.slice(1) ?? []
  assert.is(offered().length, 16)
  assert.not(offered().some(text => text.startsWith('w26')))
  const withLast = offered({ wood: 'w26' })
  assert.equal([withLast.length, withLast.at(-1)], [16, 'off w26 1 ?'])
  assert.is(offered({}, 'wood').length, 17)
})

test.run()
