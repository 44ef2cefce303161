import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isCut } from '../../../../server/design/drawing/open-storey.ts'
import { firstPlan } from '../../../../web/design/plan.ts'

const test = suite('walls of a unit with its roof lifted')

/** In the order in which somebody who walks around the unit passes them. */
const SIDES = ['front', 'right', 'back', 'left'] as const

test('the two sides that face the eye are cut, from whichever corner it is seen', () => {
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

test('the sides at the court of an L are cut as well', () => {
  const plan = { ...firstPlan, layout: 'corner' } as const
  assert.ok(isCut({ turn: 2 } as never, plan, 'front', 'front'))
  assert.not(isCut({ turn: 2 } as never, plan, 'front', 'left'))
})

test.run()
