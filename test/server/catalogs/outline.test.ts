import * as assert from 'uvu/assert'
import { suite } from '#test'
import { outlineOf } from '../../../server/catalogs/drawing/outline.ts'

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

test.run()
