import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Mark, patchesOf } from '../../../../../server/drawings/kit/mark.ts'
import { door, glazing, louvre, window } from '../../../../../server/drawings/props/openings.ts'
import { isCut } from '../../../../../server/features/design/drawing/open-storey.ts'
import {
  doorAt,
  evenly,
  frontOpenings,
  isDoor,
  markOf,
  type Opening,
} from '../../../../../server/features/design/drawing/openings.ts'
import { paintOf } from '../../../../../server/features/design/drawing/paint.ts'
import { firstPlan } from '../../../../../web/features/design/plan.ts'

const test = suite('walls of a unit and their openings')

const paint = {
  ...paintOf(firstPlan),
  ...{ frame: '#111111', door: '#222222', shutter: '#333333' },
}
const patchesOn = (mark: Mark) => patchesOf([mark], { w: 400, h: 250 })

/** What an opening in the middle of a wall of 400 by 250 cm is drawn as. */
const drawn = (kind: Opening['kind'], w: number) =>
  patchesOn(markOf({ kind, at: 100, w, h: 125, z: 50 }, 400, 250, paint))

const place = (w: number) => [0.25, 0.2, w / 400, 0.5] as const

test('a window has a pane for each 62 cm, and one at least', () => {
  for (const [w, panes] of [
    [20, 1],
    [92, 1],
    [94, 2],
    [200, 3],
  ] as const) {
    assert.equal(
      drawn('window', w),
      patchesOn(window(place(w), { frame: '#111111', panes })),
      `${w} cm`,
    )
  }
})

test('glazing has a pane for each 92 cm, and one at least', () => {
  for (const [w, panes] of [
    [40, 1],
    [137, 1],
    [139, 2],
    [276, 3],
  ] as const) {
    assert.equal(
      drawn('glass', w),
      patchesOn(glazing(place(w), panes, { frame: '#111111' })),
      `${w} cm`,
    )
  }
})

test('a shutter has twelve slats, and a double door more glass than a single one', () => {
  assert.equal(drawn('shutter', 200), patchesOn(louvre(place(200), 12, '#333333')))
  const look = { frame: '#111111', color: '#222222' }
  const single = door(0.25, 0.24, 0.5, { ...look, double: false, lite: 'high' })
  assert.equal(drawn('door', 96), patchesOn(single))
  const double = door(0.25, 0.39, 0.5, { ...look, double: true, lite: 'full' })
  assert.equal(drawn('double door', 156), patchesOn(double))
})

test('doors are what people go through, 96 or 156 cm wide, from the floor', () => {
  assert.equal(doorAt(40), { kind: 'door', at: 40, w: 96, h: 212, z: 0 })
  assert.equal(doorAt(40, true), { kind: 'double door', at: 40, w: 156, h: 212, z: 0 })
  const kinds = ['window', 'glass', 'shutter', 'door', 'double door'] as const
  assert.equal(
    kinds.filter(kind => isDoor({ ...doorAt(0), kind })),
    ['door', 'double door'],
  )
})

test('openings stand evenly, narrower where there is little room, and none below 76 cm', () => {
  const opening: Omit<Opening, 'at'> = { kind: 'window', w: 124, h: 124, z: 82 }
  const placed = (free: number) => evenly(100, 100 + free, 200, opening).map(({ at, w }) => [at, w])
  assert.equal(placed(75), [])
  assert.equal(placed(76), [[118, 40]])
  assert.equal(placed(399), [[237.5, 124]])
  assert.equal(placed(400), [
    [138, 124],
    [338, 124],
  ])
})

test('a front has windows, shutters, glass over all of it, or nothing', () => {
  const kinds = (front: Parameters<typeof frontOpenings>[0]) =>
    frontOpenings(front, 0, 600).map(({ kind, w, h, z }) => [kind, w, h, z])
  assert.equal(kinds('blank'), [])
  assert.equal(kinds('windows'), Array(3).fill(['window', 124, 124, 82]))
  assert.equal(frontOpenings('glazed', 10, 100), [{ kind: 'glass', at: 24, w: 62, h: 222, z: 6 }])
  assert.equal(frontOpenings('glazed', 10, 99), [])
  assert.equal(kinds('shutter'), Array(2).fill(['shutter', 210, 206, 4]))
})

/** In the order in which somebody who walks around the unit passes them. */
const SIDES = ['front', 'right', 'back', 'left'] as const

test('with the roof lifted the two sides that face the eye are cut, from whichever corner it is seen', () => {
  const cutAt = (turn: number) =>
    SIDES.filter(side => isCut({ turn } as never, firstPlan, side, 'front'))
  const corners = [0, 1, 2, 3].map(cutAt)
  assert.equal(corners[0], ['front', 'right'])
  for (const [turn, cut] of corners.entries()) {
    const [before, after] = SIDES.map((_, at) => [SIDES[at], SIDES[(at + 1) % 4]]).filter(pair =>
      pair.every(side => cut.includes(side as never)),
    )
    assert.ok(before && !after && cut.length === 2, `${turn}: ${cut}`)
  }
  assert.is(new Set(corners.map(cut => cut.join())).size, 4)
})

test('with the roof lifted the sides at the court of an L are cut as well', () => {
  const plan = { ...firstPlan, layout: 'corner' } as const
  assert.ok(isCut({ turn: 2 } as never, plan, 'front', 'front'))
  assert.not(isCut({ turn: 2 } as never, plan, 'front', 'left'))
})

test.run()
