import * as assert from 'uvu/assert'
import { suite } from '#test'
import { drawPlan } from '../../../../server/design/drawing/index.ts'
import { randomPlans } from '../../../support/random-plans.ts'

const test = suite('drawing of a plan')
const seen = { view: 0, roof: true, sizes: false } as const

test('the same plan and view give the same bytes, other ones others', () => {
  const plans = randomPlans(20)
  const drawn = plans.map(plan => drawPlan(plan, seen))
  assert.equal(
    plans.map(plan => drawPlan(structuredClone(plan), seen)),
    drawn,
  )
  for (const plan of plans) {
    const views = ([0, 1, 2, 3] as const).map(view => drawPlan(plan, { ...seen, view }))
    assert.is(new Set(views).size, 4)
  }
})

test.run()
