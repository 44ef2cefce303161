import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor } from '../../../../server/drawings/brief.ts'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import { emptyScene } from '../../../../server/drawings/kit/scene.ts'
import { depthOf, madeRow, type Row, sometimes } from '../../../../server/drawings/layout/row.ts'
import type { Thing } from '../../../../server/drawings/layout/thing.ts'

const test = suite('rows of things')

const block =
  (w: number, d = 40, h = 50): Thing =>
  b =>
    b.box([-3, 7, 0], [w, d, h], '#ffffff')

const context = { brief: briefFor('rows/1.jpg') }

/** Where the things of a row begin and end, along a length. */
function along(length: number, row: Row, turn = 0) {
  const placed = madeRow(new Builder(emptyScene()), context, 'row', row, turn).placed(length)
  return placed.map(({ thing, at }) => [Math.round(at), Math.round(at + thing.w)])
}

test('stand evenly apart where there is no gap', () => {
  assert.equal(along(200, [block(40), block(60)]), [
    [31, 71],
    [109, 169],
  ])
})

test('are pushed apart by gaps, which share what is left', () => {
  assert.equal(along(200, [block(40), 'gap', block(60)]), [
    [0, 40],
    [140, 200],
  ])
  assert.equal(along(200, ['gap', block(40), 'gap', block(60)]), [
    [47, 87],
    [140, 200],
  ])
})

test('fill what others leave, up to their most', () => {
  const shelf = { least: 50, fill: (w: number) => block(w) }
  assert.equal(along(200, [block(40), shelf]), [
    [0, 40],
    [46, 200],
  ])
  assert.equal(along(200, [block(40), 'gap', { ...shelf, most: 90 }]), [
    [0, 40],
    [110, 200],
  ])
})

test('say the shortest length that they fit into', () => {
  const b = new Builder(emptyScene())
  const shelf = { least: 50, fill: (w: number) => block(w) }
  assert.is(madeRow(b, context, 'row', [block(40), 'gap', shelf]).least, 96)
  assert.is(madeRow(b, context, 'row', []).least, 0)
})

test('of things turned by a quarter run along their width', () => {
  assert.equal(along(100, [block(40, 20), 'gap'], 1), [[0, 40]])
})

test('reach forward as far as the deepest of them, or of the first ones', () => {
  const b = new Builder(emptyScene())
  const row = madeRow(b, context, 'row', [block(40, 20), 'gap', block(40, 70)]).placed(200)
  assert.is(depthOf(row), 70)
  assert.is(depthOf(row, 100), 20)
  assert.is(depthOf([]), 0)
})

test('have some of their things by chance, each by its own', () => {
  const rows = Array.from({ length: 40 }, (_, i) => {
    const own = { brief: briefFor(`rows/${i}.jpg`) }
    const row = [sometimes(block(10)), sometimes(block(20), 0.9)]
    return madeRow(new Builder(emptyScene()), own, 'row', row).placed(200)
  })
  const counts = rows.map(row => row.length)
  assert.equal([...new Set(counts)].sort(), [0, 1, 2])
})

test('leave the chances of one thing as they are when another is added after it', () => {
  const heights = (row: Row) =>
    madeRow(new Builder(emptyScene()), context, 'row', row)
      .placed(400)
      .map(({ thing }) => thing.h)
  const varied: Thing = (b, { brief }) => block(30, 30, brief.between(40, 90))(b, { brief })
  const [one, two] = heights([varied, varied])
  assert.equal(heights([varied, varied, varied]).slice(0, 2), [one, two])
  assert.is.not(one, two)
})

test.run()
