import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  bend,
  between,
  grid,
  type Point,
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

test('a grid goes row by row, its last row as long as places are left', () => {
  const ends = [grid(3, 5).at(3), grid(3, 5).at(-1)]
  assert.equal(ends, [
    [0, 1],
    [1, 1],
  ])
})

test('a bend begins at its radius before the corner, or half way to the next one', () => {
  const corner = pairs('0 0, 100 0, 100 10') as [Point, Point, Point]
  assert.equal(bend(corner, 20, [0, 1]), [
    [80, 0],
    [100, 5],
  ])
})

test('a length is divided into parts of about a size, and into the fewest allowed', () => {
  assert.equal([partsOf(290, 100), partsOf(90, 100), partsOf(90, 100, 1)], [3, 2, 1])
})

test('a place between two others is a share of the way along each axis', () => {
  assert.equal(between([0, 10, 4], [8, 0, 4], 0.25), [2, 7.5, 4])
})

test.run()
