import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  blocksOf,
  columnsIn,
  heightOf,
  spanOf,
} from '../../../../../web/admin/upload-manager/views/grid-measures.ts'

const test = suite('measures of the grid of places')

test('has as many columns as fit with their gaps, and two at least', () => {
  assert.equal([0, 395, 396, 531, 532, 667, 668].map(columnsIn), [2, 2, 3, 3, 4, 4, 5])
})

test('a folder takes as many columns as it has places, from two to all', () => {
  assert.equal(
    [0, 1, 2, 3, 5, 6].map(count => spanOf(count, 5)),
    [2, 2, 2, 3, 5, 5],
  )
})

test('a block has three rows, and the last one the rest', () => {
  assert.equal(blocksOf([], 2), [])
  assert.equal(blocksOf([1, 2, 3, 4, 5, 6], 2), [[1, 2, 3, 4, 5, 6]])
  assert.equal(blocksOf([1, 2, 3, 4, 5, 6, 7], 2), [[1, 2, 3, 4, 5, 6], [7]])
})

test('a row is as high as a square tile, its line, its border and a gap', () => {
  assert.is(heightOf(3, 3, 396), 124 + 44 + 2 + 12)
  assert.is(heightOf(4, 3, 396), 2 * (124 + 44 + 2 + 12))
  assert.is(heightOf(1, 2, 260), 182)
})

test.run()
