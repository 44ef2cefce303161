import * as assert from 'uvu/assert'
import { suite } from '#test'
import { keysAfter } from '../../../../../../web/admin/pages/form/rows/row-keys.ts'

const test = suite('keys of rows')

const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }]
const known = { rows: [a, b, c], keys: [10, 11, 12], next: 13 }

const after = (rows: unknown[]) => keysAfter(known, rows).keys

test('follow rows that are moved', () => assert.equal(after([c, a, b]), [12, 10, 11]))

test('stay with a row that is edited', () =>
  assert.equal(after([a, { title: 'B' }, c]), [10, 11, 12]))

test('of a row that is deleted end', () => assert.equal(after([a, c]), [10, 12]))

test('of a new row are new, wherever it is', () => {
  assert.equal(after([{ title: 'new' }, a, b, c]), [13, 10, 11, 12])
  assert.equal(after([a, { ...a }, b, c]), [10, 13, 11, 12])
})

test('are never given twice, also for rows of the same words', () => {
  const texts = { rows: ['x', 'x', 'y'], keys: [1, 2, 3], next: 4 }
  const { keys, next } = keysAfter(texts, ['x', 'x', 'x', 'y'])
  assert.equal([new Set(keys).size, next], [4, 5])
})

test.run()
