import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  gapAt,
  isPastThreshold,
  landingIn,
  scrollStep,
  stepsTo,
} from '../../../../web/admin/drag/geometry.ts'

const test = suite('geometry of dragged rows')

const rows = [
  { top: 0, bottom: 20 },
  { top: 20, bottom: 60 },
  { top: 60, bottom: 80 },
]

test('a row lands before the first one whose middle is below the pointer, else at the end', () => {
  for (const [y, gap] of [
    [-5, 0],
    [9, 0],
    [10, 1],
    [39, 1],
    [40, 2],
    [69, 2],
    [70, 3],
    [900, 3],
  ] as const) {
    assert.is(gapAt(rows, y), gap, `${y} px`)
  }
  assert.is(gapAt([], 5), 0)
})

test('a gap is before the row that follows, the last one after the last row', () => {
  const keys = ['a', 'b']
  assert.equal(
    [0, 1, 2].map(gap => landingIn(keys, gap)),
    [
      { key: 'a', side: 'before' },
      { key: 'b', side: 'before' },
      { key: 'b', side: 'after' },
    ],
  )
  assert.is(landingIn([], 0), undefined)
})

test('a row stays in the gaps on both its sides, and goes by places in all others', () => {
  assert.equal(
    [0, 1, 2, 3, 4].map(gap => stepsTo(gap, 1)),
    [-1, 0, 0, 1, 2],
  )
})

test('a press becomes a drag after more than 4 pixels, up or down', () => {
  assert.equal(
    [95, 96, 100, 104, 105].map(y => isPastThreshold(100, y)),
    [true, false, false, false, true],
  )
})

test('the list scrolls on within 60 pixels of the edges of what is in sight', () => {
  const inSight = { top: 100, bottom: 500 }
  const steps = [0, 159, 160, 300, 440, 441, 900].map(y => Math.sign(scrollStep(y, inSight)))
  assert.equal(steps, [-1, -1, 0, 0, 0, 1, 1])
  assert.is(scrollStep(0, inSight), -scrollStep(900, inSight))
})

test.run()
