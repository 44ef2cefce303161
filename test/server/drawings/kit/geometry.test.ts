import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  between,
  pairs,
  partsOf,
  sidesOf,
  steps,
  triples,
} from '../../../../server/drawings/kit/geometry.ts'

const test = suite('geometry')

test('pairs are points, stretched along both axes', () => {
  const points = pairs('0 0, -0.5 1, 0.25 12', [40, 2])
  assert.equal(points, [
    [0, 0],
    [-20, 2],
    [10, 24],
  ])
})

test('triples are places, counted from another one', () => {
  assert.equal(triples('0 0 30, -4 16.5 30', [1, 2, 3]), [
    [1, 2, 33],
    [-3, 18.5, 33],
  ])
})

test('a ring has a side more than a path has steps', () => {
  assert.equal(steps(['a', 'b', 'c']), [
    ['a', 'b'],
    ['b', 'c'],
  ])
  assert.equal(sidesOf(['a', 'b', 'c']).at(-1), ['c', 'a'])
})

test('a length is divided into parts of about a size, and into the fewest allowed', () => {
  assert.equal([partsOf(290, 100), partsOf(90, 100), partsOf(90, 100, 1)], [3, 2, 1])
})

test('a place between two others is a share of the way along each axis', () => {
  assert.equal(between([0, 10, 4], [8, 0, 4], 0.25), [2, 7.5, 4])
})

test.run()
