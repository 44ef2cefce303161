import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type FormerProducts, restoreFormer } from '../../../server/products/former-products.ts'
import type { Stored } from '../../../server/products/stored.ts'

const test = suite('undoing a change of many products')

const at = '2026-11-22T10:00:00.000Z'
const words = { productName: 'Mara', alt: '', title: '', description: '', isVisible: true }
const list = { version: 2, added: [], deleted: ['Ch2'], order: [] }

const stored = (): Stored => ({
  records: {
    Ch1: { version: 3, facts: { widthMm: 500 }, updatedAt: '' },
    Ch9: { version: 1, facts: {}, updatedAt: '' },
  },
  lists: { chairs: list },
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

test('a list is what it was, or that of the site, in a version of its own', () => {
  const before = { version: 1, added: [], deleted: [], order: ['b', 'a'] }
  const { lists } = restored({ lists: { chairs: { version: 2, list: before } } })
  assert.equal(lists.chairs, { ...before, version: 3 })
  const { lists: shipped } = restored({ lists: { chairs: { version: 2, list: null } } })
  assert.equal(shipped.chairs, { version: 3, added: [], deleted: [], order: [] })
})

test('words of a place are what they were', () => {
  const { slots } = restored({ slots: { 'chairs/1.jpg': words } })
  assert.equal([slots['chairs/1.jpg']?.productName, slots['chairs/1.jpg']?.updatedAt], ['Mara', at])
})

const since: [what: string, former: Partial<FormerProducts>, message: RegExp][] = [
  ['a product', { records: { Ch1: { version: 2, facts: {} } } }, /^Ch1 has changed since/],
  ['a product that is gone', { records: { Ch5: { version: 1, facts: {} } } }, /^Ch5 has changed/],
  ['a list', { lists: { chairs: { version: 1, list: null } } }, /^A list of products has changed/],
  ['a list that is gone', { lists: { desks: { version: 1, list: null } } }, /^A list of products/],
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
  assert.is(restored({ lists: { desks: { version: 0, list: null } } }).lists.desks?.version, 1)
})

test.run()
