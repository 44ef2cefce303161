import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor } from '../../../../server/drawings/brief.ts'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import { boundsOf, union } from '../../../../server/drawings/kit/geometry.ts'
import { emptyScene } from '../../../../server/drawings/kit/scene.ts'
import type { Thing } from '../../../../server/drawings/layout/thing.ts'
import { around, laden, turned } from '../../../../server/drawings/layout/together.ts'

const test = suite('things put together')

const block =
  (w: number, d: number, h: number): Thing =>
  b =>
    b.box([5, 5, 0], [w, d, h], '#ffffff')

/** The boxes of a thing's bodies, from the lowest corner of all. */
function boxesOf(thing: Thing): number[][] {
  const scene = emptyScene()
  thing(new Builder(scene), { brief: briefFor('together/1.jpg') })
  const bounds = scene.parts.map(part => part.bounds)
  const { min } = union(bounds)
  return bounds.map(box => {
    const { min: low, max } = boundsOf([box.min, box.max])
    return [0, 1, 2].flatMap(axis => [
      Math.round((low[axis] as number) - (min[axis] as number)),
      Math.round((max[axis] as number) - (min[axis] as number)),
    ])
  })
}

test('a row stands on the top of a thing, in the middle of its depth', () => {
  assert.equal(boxesOf(laden(block(100, 60, 70), [block(20, 20, 10), 'gap', block(20, 20, 10)])), [
    [0, 100, 0, 60, 0, 70],
    [0, 20, 20, 40, 70, 80],
    [80, 100, 20, 40, 70, 80],
  ])
})

test('seats stand at the sides of a table that have some, the same distance from it', () => {
  const seats = boxesOf(around(block(100, 60, 70), block(40, 50, 45), { front: 2, away: 7 }))
  assert.equal(seats, [
    [0, 100, 0, 60, 0, 70],
    [5, 45, 60, 110, 0, 45],
    [55, 95, 60, 110, 0, 45],
  ])
  const both = boxesOf(
    around(block(100, 60, 70), block(40, 50, 45), { left: 1, right: 1, away: 7 }),
  )
  assert.equal(both, [
    [50, 150, 0, 60, 0, 70],
    [0, 50, 10, 50, 0, 45],
    [150, 200, 10, 50, 0, 45],
  ])
})

test('a thing turned by a quarter is as wide as it was deep', () => {
  assert.equal(boxesOf(turned(block(100, 60, 70), 1)), [[0, 60, 0, 100, 0, 70]])
})

test.run()
