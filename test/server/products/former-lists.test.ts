import * as assert from 'uvu/assert'
import { suite } from '#test'
import { withFormerLists } from '../../../server/products/former-lists.ts'
import { listedProducts } from '../../../server/products/lists/collection-schema.ts'
import { starterCollections } from '../../../server/starters/starter-collections.ts'

const test = suite('lists of a release that had its products compiled in')

const chair = (code: string, name = code) => ({
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

test('have added products at the end, and go on counting their versions', () => {
  const chairs = listOf('chairs', takenOver('chairs', { added: [chair('KX-7', 'Lamu chair')] }))
  assert.equal([chairs.version, codesOf(chairs).slice(99)], [4, ['Ch100', 'KX-7']])
  assert.equal(chairs.products.at(-1), chair('KX-7', 'Lamu chair'))
})

test('keep deleted products at their places, so that one that comes back is where it was', () => {
  const chairs = listOf('chairs', takenOver('chairs', { deleted: ['Ch2'] }))
  assert.equal(codesOf(chairs).slice(0, 2), ['Ch1', 'Ch3'])
  assert.is(chairs.products[1]?.code, 'Ch2')
})

test('have the order of their owner, and what he has not ordered after it', () => {
  const list = { order: ['Ch50', 'Ch2'], added: [chair('Ch101')] }
  const codes = codesOf(listOf('chairs', takenOver('chairs', list)))
  assert.equal([codes.slice(0, 4), codes.at(-1)], [['Ch50', 'Ch2', 'Ch1', 'Ch3'], 'Ch101'])
})

test('keep a code that their owner gave where a release has delivered it later', () => {
  const all = takenOver('beds', { added: [chair('CH008', 'Lamu chair')] })
  assert.not.ok(codesOf(listOf('chairs', all)).includes('Ch8'))
  assert.is(codesOf(listOf('beds', all)).at(-1), 'CH008')
})

test('of collections that nobody has changed are those of the starter', () => {
  const all = takenOver('chairs', { deleted: ['Ch1'] })
  assert.equal(
    listOf('beds', all),
    starterCollections().find(({ id }) => id === 'beds'),
  )
})

test.run()
