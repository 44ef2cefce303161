import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type FormerProducts, restoreFormer } from '../../../server/products/former-products.ts'
import type { Stored } from '../../../server/products/stored.ts'

const test = suite('undoing a change of many products')

const at = '2026-11-22T10:00:00.000Z'
const words = { productName: 'Mara', alt: '', title: '', description: '', isVisible: true }
const slot = { path: 'a.jpg', kind: 'image', alt: '', family: 'chair', shape: 'square' } as const
const chairs = {
  ...{ id: 'chairs', page: '/chairs', prefix: 'Ch', goesWith: [], version: 2, deleted: ['Ch2'] },
  products: ['Ch9', 'Ch2', 'Ch1'].map(code => ({ code, name: code, slot })),
}

const stored = (): Stored => ({
  records: {
    Ch1: { version: 3, facts: { widthMm: 500 }, updatedAt: '' },
    Ch9: { version: 1, facts: {}, updatedAt: '' },
  },
  collections: [structuredClone(chairs)],
  slots: {
    'chairs/1.jpg': {
      ...words,
      productName: 'New',
      builtVersion: '',
      formerNames: [],
      updatedAt: '',
    },
    'chairs/9.jpg': { ...words, builtVersion: '', formerNames: [], updatedAt: '' },
  },
})

const none: FormerProducts = { records: {}, lists: {}, slots: {} }

function restored(former: Partial<FormerProducts>): Stored {
  const all = stored()
  restoreFormer(all, { ...none, ...former }, at)
  return all
}

test('facts are what they were, in a version of their own', () => {
  const { records } = restored({ records: { Ch1: { version: 3, facts: { widthMm: 400 } } } })
  assert.equal(records.Ch1, { version: 4, facts: { widthMm: 400 }, updatedAt: at })
  assert.ok(records.Ch9)
})

test('a product that was added is gone, with what was said of its place', () => {
  const { records, slots } = restored({
    records: { Ch9: { version: 1, facts: null } },
    slots: { 'chairs/9.jpg': null },
  })
  assert.equal([Object.keys(records), Object.keys(slots)], [['Ch1'], ['chairs/1.jpg']])
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

test('words of a place are what they were', () => {
  const { slots } = restored({ slots: { 'chairs/1.jpg': words } })
  assert.equal([slots['chairs/1.jpg']?.productName, slots['chairs/1.jpg']?.updatedAt], ['Mara', at])
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

test('what had nothing said of it is at version 0', () => {
  assert.is(restored({ records: { Ch5: { version: 0, facts: {} } } }).records.Ch5?.version, 1)
})

test.run()
