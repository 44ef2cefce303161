import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  type Collection,
  type Product,
  type Products,
  productOf,
} from '../../../../../server/features/products/products.ts'
import {
  changeOfPlan,
  type StoredBefore,
} from '../../../../../server/features/products/table/change-of-plan.ts'
import type { SoundRow } from '../../../../../server/features/products/table/plan.ts'
import { orderAfter } from '../../../../../server/features/products/table/plan-order.ts'
import type { TableProduct } from '../../../../../server/features/products/table/table-product.ts'

const test = suite('change of a planned import')

const products: Product[] = []
const chairs = { id: 'chairs', name: 'Chairs', prefix: 'Ch', products } as unknown as Collection
for (const code of ['a', 'b', 'c']) {
  const slot = { path: `chairs/${code}.jpg` } as never
  products.push(productOf({ code, name: `Chair ${code}`, slot }, chairs))
}

const listOf = (version: number, codes: string[]) =>
  ({ id: 'chairs', version, products: codes.map(code => ({ code })), deleted: [] }) as never

function stored(more: Partial<StoredBefore> = {}): StoredBefore {
  return {
    products: {
      ...{ currency: 'KES', collections: [chairs], all: products, inSlot: () => undefined },
      withCode: code => products.find(one => one.code === code),
    } satisfies Products,
    collections: [listOf(0, ['a', 'b', 'c'])],
    entryOf: ({ code, name }) =>
      ({ code, name, slot: { path: `chairs/new-${code}.jpg` } }) as never,
    ...more,
  }
}

const known: TableProduct = {
  ...{ code: 'a', name: 'Mara', slot: 'chairs/a.jpg', collection: 'chairs', version: 4 },
  ...{ collectionName: 'Chairs', position: 1, isVisible: true, title: 'Title', alt: 'Alt' },
  facts: { widthMm: 400, seats: 1 },
} as TableProduct

const changed = (after: Partial<TableProduct>): SoundRow => ({
  ...{ row: 2, code: 'a', collection: chairs, faults: new Map() },
  ...{ before: known, after: { ...known, ...after } },
})

const added = (code: string): SoundRow => ({
  ...{ row: 3, code, collection: chairs, faults: new Map() },
  after: { ...known, code, name: `New ${code}`, version: 0 },
})

const changeOf = (rows: SoundRow[], order?: string[], before = stored()) =>
  changeOfPlan({ rows, orders: new Map(order && [['chairs', order]]) }, before)

test('a row that says what is known changes nothing', () => {
  const { products, lists, former } = changeOf([changed({ facts: { ...known.facts } })])
  assert.equal([products.size, lists.size], [0, 0])
  assert.equal(former, { records: {}, lists: {}, slots: {} })
})

test('facts that differ are changed, and the former ones are what an undo needs', () => {
  const { products, former } = changeOf([changed({ facts: { widthMm: 500 } })])
  const facts = { widthMm: 500, seats: null }
  assert.equal([...products], [['a', { version: 4, facts, details: {} }]])
  assert.equal(former.records, { a: { version: 5, facts: known.facts } })
  assert.equal(former.slots, {})
})

const words: [change: object, words: object][] = [
  [{ title: 'Other' }, { title: 'Other' }],
  [{ title: undefined }, { title: '' }],
  [{ description: 'Text' }, { description: 'Text' }],
  [{ alt: undefined }, { alt: '' }],
  [{ isVisible: false }, { isVisible: false }],
  [{ name: 'Simba' }, { productName: 'Simba' }],
]

for (const [change, expected] of words) {
  test(`${JSON.stringify(change)} becomes ${JSON.stringify(expected)} of the product`, () => {
    const { products, former } = changeOf([changed(change)])
    assert.equal([...products], [['a', { version: 4, facts: {}, details: expected }]])
    assert.equal(former.slots, {
      'chairs/a.jpg': {
        ...{ productName: 'Mara', title: 'Title', description: '', alt: 'Alt', isVisible: true },
      },
    })
  })
}

test('new products come to the list with their facts and words, and an undo removes them', () => {
  const { products, lists, former } = changeOf([added('d'), added('e')], ['a', 'b', 'c', 'd', 'e'])
  assert.is(products.size, 0)
  const list = lists.get('chairs')
  const { version, facts, title, alt } = list?.added[0] ?? {}
  assert.equal([version, facts, title, alt], [1, known.facts, 'Title', 'Alt'])
  assert.equal(
    list?.added?.map(({ code }) => code),
    ['d', 'e'],
  )
  assert.equal([list?.version, list?.order], [0, undefined], 'where they come by themselves')
  assert.equal(former, {
    records: { d: { version: 1, facts: null }, e: { version: 1, facts: null } },
    lists: { chairs: { version: 1, order: ['a', 'b', 'c'] } },
    slots: { 'chairs/new-d.jpg': null, 'chairs/new-e.jpg': null },
  })
})

test('in another order deleted products stay at their places, and new ones come last', () => {
  const before = stored({ collections: [listOf(7, ['x', 'a', 'b', 'y', 'c'])] })
  const { lists, former } = changeOf([added('d')], ['c', 'b', 'a', 'd'], before)
  assert.is(lists.get('chairs')?.version, 7)
  assert.equal(lists.get('chairs')?.order, ['x', 'c', 'b', 'y', 'a', 'd'])
  assert.equal(former.lists, { chairs: { version: 8, order: ['x', 'a', 'b', 'y', 'c'] } })
})

test('the list of another collection is not changed', () => {
  assert.equal([...changeOf([changed({ title: 'Other' })]).lists], [])
})

test('rows that are wrong are left out', () => {
  const wrong = { ...changed({ title: 'Other' }), faults: new Map([['title', 'x']]) } as SoundRow
  assert.is(changeOf([wrong]).products.size, 0)
})

/** Rows as `code`, `code@place`, and `+code` for a new product. */
const orderOf = (...rows: string[]) =>
  orderAfter(
    ['a', 'b', 'c'],
    rows.map((text, index) => {
      const [code = '', place] = text.replace('+', '').split('@')
      return {
        row: index + 2,
        after: { code },
        ...(!text.startsWith('+') && { before: { code } }),
        ...(place && { position: Number(place) }),
      } as SoundRow
    }),
  ).join('')

const cases: [what: string, rows: string[], order: string][] = [
  ['rows without a place leave it', ['c', 'a'], 'abc'],
  ['the places of an export leave it', ['a@1', 'b@2', 'c@3'], 'abc'],
  ['one with a place comes there', ['c@1'], 'cab'],
  ['one between others', ['a@2'], 'bac'],
  ['one behind the last', ['a@9'], 'bca'],
  ['two change their places', ['a@3', 'c@1'], 'cba'],
  ['places count in whatever order their rows come', ['c@2', 'b@1'], 'bca'],
  ['two with the same place come in the order of their rows', ['b@1', 'c@1'], 'bca'],
  ['a new one comes last', ['+d', 'a'], 'abcd'],
  ['a new one comes to its place', ['+d@2'], 'adbc'],
]

for (const [what, rows, order] of cases) test(what, () => assert.is(orderOf(...rows), order))

test.run()
