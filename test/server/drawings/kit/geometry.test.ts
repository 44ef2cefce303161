import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pairs, triples } from '../../../../server/drawings/kit/geometry.ts'

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

test.run()
