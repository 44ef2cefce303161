import * as assert from 'uvu/assert'
import { suite } from '#test'
import { boxAround, ellipse, outlineOf, rectangle } from '../../../../server/pdf/drawing/outline.ts'

const test = suite('SVG path data as PDF operators')

test('a relative move at the start is from the origin, later ones from the last corner', () => {
  assert.equal(outlineOf('m1 2l3 4m5 6'), [
    ['m', 1, 2],
    ['l', 4, 6],
    ['m', 9, 12],
  ])
})

test('numbers without a letter repeat the command, and z returns to the start of its part', () => {
  assert.equal(outlineOf('M1 2L3 4 5 6zl1 1'), [
    ['m', 1, 2],
    ['l', 3, 4],
    ['l', 5, 6],
    ['h'],
    ['l', 2, 3],
  ])
})

test('horizontal and vertical lines keep the other coordinate', () => {
  assert.equal(outlineOf('M1 2H9v3'), [
    ['m', 1, 2],
    ['l', 9, 2],
    ['l', 9, 5],
  ])
})

/** A box with its fractions of a thousandth left out. */
const boxOf = (steps: ReturnType<typeof outlineOf>) =>
  Object.fromEntries(
    Object.entries(boxAround(steps)).map(([side, length]) => [
      side,
      Math.round(length * 1e3) / 1e3,
    ]),
  )

test('each of the four arcs between two points lies where SVG puts it', () => {
  // Circles of radius 5 through (10, 20) and (18, 20) have their centres 3 above and below.
  assert.equal(boxOf(outlineOf('M10 20a5 5 0 0 1 8 0')), { x: 10, y: 18, w: 8, h: 2 })
  assert.equal(boxOf(outlineOf('M10 20a5 5 0 0 0 8 0')), { x: 10, y: 20, w: 8, h: 2 })
  assert.equal(boxOf(outlineOf('M10 20a5 5 0 1 1 8 0')), { x: 9, y: 12, w: 10, h: 8 })
  assert.equal(boxOf(outlineOf('M10 20a5 5 0 1 0 8 0')), { x: 9, y: 20, w: 10, h: 8 })
})

test('an arc whose radius is too short is stretched, and one without radius is a line', () => {
  assert.equal(boxOf(outlineOf('M10 20a1 1 0 0 1 8 0')), { x: 10, y: 16, w: 8, h: 4 })
  assert.equal(outlineOf('M10 20a0 5 0 0 1 8 3'), [
    ['m', 10, 20],
    ['l', 18, 23],
  ])
  assert.equal(outlineOf('M10 20a5 0 0 0 1 8 3').at(-1), ['l', 18, 23])
  assert.equal(outlineOf('M10 20a5 5 0 0 1 0 0'), [['m', 10, 20]], 'to its own start')
})

test('ellipses and rectangles fill exactly their box', () => {
  assert.equal(boxOf(ellipse(30, 50, 4, 7)), { x: 26, y: 43, w: 8, h: 14 })
  assert.equal(boxOf(rectangle(3, 4, 20, 10, 0)), { x: 3, y: 4, w: 20, h: 10 })
  assert.equal(boxOf(rectangle(3, 4, 20, 10, 2)), { x: 3, y: 4, w: 20, h: 10 })
  const corners = (r: number) => rectangle(3, 4, 20, 10, r).filter(([kind]) => kind === 'c').length
  assert.equal([corners(0), corners(2)], [0, 4])
})

test('a box is around a curve, not around its control points', () => {
  // (1 - t)³ and t³ are 0 at the ends: the highest point is three quarters of the way up.
  assert.equal(boxOf(outlineOf('M0 0a2 2 0 0 1 4 0')), { x: 0, y: -2, w: 4, h: 2 })
  assert.equal(
    boxAround([
      ['m', 0, 0],
      ['c', 0, -4, 4, -4, 4, 0],
    ]),
    { x: 0, y: -3, w: 4, h: 3 },
  )
})

test.run()
