import * as assert from 'uvu/assert'
import { suite } from '#test'
import { withFormerLists } from '../../../../server/features/products/former-lists.ts'
import {
  type FormerProducts,
  restoreFormer,
} from '../../../../server/features/products/former-products.ts'
import { listedProducts } from '../../../../server/features/products/lists/collection-schema.ts'
import type { Stored } from '../../../../server/features/products/stored.ts'
import { starterCollections } from '../../../../server/starters/starter-collections.ts'
import { storedProduct } from '../../../support/stored-product.ts'

const test = suite('lists and products of former releases and states')

const addedChair = (code: string, name = code) => ({
  ...{ code, name },
  slot: {
    path: `executive-furniture/chairs/products/product-${code.toLowerCase()}.jpg`,
    ...({ kind: 'image', alt: `Chair ${name}`, family: 'chair', shape: 'square' } as const),
  },
})

type List = Parameters<typeof withFormerLists>[1][string]

const takenOver = (id: string, list: Partial<List> = {}) =>
  withFormerLists(starterCollections(), {
    [id]: { version: 4, added: [], deleted: [], order: [], ...list },
  })

const listOf = (id: string, all: ReturnType<typeof takenOver>) =>
  all.find(collection => collection.id === id) as (typeof all)[number]

const codesOf = (list: ReturnType<typeof listOf>) => listedProducts(list).map(({ code }) => code)

test('former lists have added products at the end, and go on counting their versions', () => {
  const chairs = listOf(
    'chairs',
    takenOver('chairs', { added: [addedChair('KX-7', 'Lamu chair')] }),
  )
  assert.equal([chairs.version, codesOf(chairs).slice(99)], [4, ['Ch100', 'KX-7']])
  assert.equal(chairs.products.at(-1), addedChair('KX-7', 'Lamu chair'))
})

test('former lists keep deleted products at their places, so that one that comes back is where it was', () => {
  const chairs = listOf('chairs', takenOver('chairs', { deleted: ['Ch2'] }))
  assert.equal(codesOf(chairs).slice(0, 2), ['Ch1', 'Ch3'])
  assert.is(chairs.products[1]?.code, 'Ch2')
})

test('former lists have the order of their owner, and what he has not ordered after it', () => {
  const list = { order: ['Ch50', 'Ch2'], added: [addedChair('Ch101')] }
  const codes = codesOf(listOf('chairs', takenOver('chairs', list)))
  assert.equal([codes.slice(0, 4), codes.at(-1)], [['Ch50', 'Ch2', 'Ch1', 'Ch3'], 'Ch101'])
})

test('former lists keep a code that their owner gave where a release has delivered it later', () => {
  const all = takenOver('beds', { added: [addedChair('CH008', 'Lamu chair')] })
  assert.not.ok(codesOf(listOf('chairs', all)).includes('Ch8'))
  assert.is(codesOf(listOf('beds', all)).at(-1), 'CH008')
})

test('former lists of collections that nobody has changed are those of the starter', () => {
  const all = takenOver('chairs', { deleted: ['Ch1'] })
  assert.equal(
    listOf('beds', all),
    starterCollections().find(({ id }) => id === 'beds'),
  )
})

const at = '2026-11-22T10:00:00.000Z'
const words = { productName: 'Mara', alt: '', title: '', description: '', isVisible: true }
const slot = { kind: 'image', alt: '', family: 'chair', shape: 'square' } as const
const chair = (code: string, more: object = {}) => ({
  ...{ code, name: code, slot: { ...slot, path: `chairs/${code}.jpg` } },
  ...more,
})
const chairs = {
  ...{ id: 'chairs', page: '/chairs', prefix: 'Ch', goesWith: [], version: 2, deleted: ['Ch2'] },
  products: [
    chair('Ch9', { version: 1, updatedAt: '' }),
    chair('Ch2'),
    chair('Ch1', {
      ...{ name: 'New', firstName: 'Ch1', version: 3, facts: { widthMm: 500 }, updatedAt: '' },
    }),
  ],
}

const stored = (): Stored => ({
  currency: 'KES',
  collections: [structuredClone(chairs)],
  slots: {},
})

const none: FormerProducts = { records: {}, lists: {}, slots: {} }

function restored(former: Partial<FormerProducts>): Stored {
  const all = stored()
  restoreFormer(all, { ...none, ...former }, at)
  return all
}

test('facts are what they were, in a version of their own', () => {
  const after = restored({ records: { Ch1: { version: 3, facts: { widthMm: 400 } } } })
  const { version, facts, updatedAt, name } = storedProduct(after, 'Ch1')
  assert.equal([version, facts, updatedAt, name], [4, { widthMm: 400 }, at, 'New'])
  assert.equal(storedProduct(after, 'Ch9'), storedProduct(stored(), 'Ch9'))
})

/** The list of the chairs after that. */
function chairsOf(former: Partial<FormerProducts>) {
  const [{ version, products, deleted } = chairs] = restored(former).collections
  return [version, products.map(({ code }) => code), deleted]
}

test('a list has its order again and nothing that was added, in a version of its own', () => {
  const records = { Ch9: { version: 1, facts: null } }
  const lists = { chairs: { version: 2, order: ['Ch1', 'Ch2'] } }
  assert.equal(chairsOf({ records, lists }), [3, ['Ch1', 'Ch2'], ['Ch2']])
})

test('a list of which an earlier release kept all is what it was as well', () => {
  const records = { Ch9: { version: 1, facts: null } }
  const list = { version: 1, added: [], deleted: ['Ch2'], order: ['Ch1', 'Ch2'] }
  const of = (list: object | null) => ({ chairs: { version: 2, list } }) as never
  assert.equal(chairsOf({ records, lists: of(list) }), [3, ['Ch1', 'Ch2'], ['Ch2']])
  assert.equal(chairsOf({ records, lists: of(null) }), [3, ['Ch1', 'Ch2'], ['Ch2']], 'delivered')
})

test('words are what they were', () => {
  const records = { Ch1: { version: 3, facts: {} } }
  const after = restored({ records, slots: { 'chairs/Ch1.jpg': words } })
  const { name, facts, formerNames } = storedProduct(after, 'Ch1')
  assert.equal([name, facts, formerNames], ['Mara', undefined, ['New']])
})

const since: [what: string, former: Partial<FormerProducts>, message: RegExp][] = [
  ['a product', { records: { Ch1: { version: 2, facts: {} } } }, /^Ch1 has changed since/],
  ['a product that is gone', { records: { Ch5: { version: 1, facts: {} } } }, /^Ch5 has changed/],
  ['a list', { lists: { chairs: { version: 1, order: [] } } }, /^A list of products has changed/],
  ['a list that is gone', { lists: { desks: { version: 1, order: [] } } }, /^A list of products/],
]

for (const [what, former, message] of since) {
  test(`nothing is undone where ${what} has changed since`, () => {
    const all = stored()
    assert.throws(() => restoreFormer(all, { ...none, ...former }, at), message)
    assert.equal(all, stored())
  })
}

test.run()
