import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Builder } from '../../../../../server/drawings/kit/builder.ts'
import { boxAround, boxOf } from '../../../../../server/drawings/kit/projection.ts'
import { emptyScene } from '../../../../../server/drawings/kit/scene.ts'
import { viewOf } from '../../../../../server/drawings/kit/stage.ts'
import { composePlan } from '../../../../../server/features/design/drawing/compose.ts'
import { measuresOf } from '../../../../../web/features/design/measures.ts'
import { firstPlan } from '../../../../../web/features/design/plan.ts'
import { planText } from '../../../../../web/features/design/plan-text.ts'
import { randomPlans } from '../../../../support/random-plans.ts'
import { drawingFaults, floating, takenBy, viewOfTurn } from './faults.ts'

const test = suite('scene of a plan')
const plans = randomPlans(150, 29)
/** In px. */
const EDGE = 12

/** What two tests look at, of each plan composed once; the scenes would take much memory. */
const composed = plans.map((plan, i) => {
  const view = viewOfTurn(i)
  const { scene, frame } = composePlan(plan, view)
  const solids = [...scene.ground, ...scene.parts.flatMap(part => part.solids)]
  return {
    plan,
    faults: drawingFaults(plan, view, scene),
    box: boxAround(solids.flatMap(one => one.paints.map(boxOf))),
    frame,
  }
})

test('what is drawn is as large as the measures say, in each view', () => {
  for (const [i, plan] of plans.entries()) {
    const { width, depth, height } = measuresOf(plan)
    const seen = { ...viewOfTurn(i), roof: true }
    const { scene } = composePlan(plan, seen)
    const walls = takenBy(scene, seen.view, ['base', 'walls'])
    assert.equal(
      [walls.min, walls.max.slice(0, 2)],
      [
        [0, 0, 0],
        [width, depth],
      ],
    )
    const whole = takenBy(scene, seen.view, ['walls', 'slab', 'roof'])
    assert.is(Math.round(whole.max[2]), height)
  }
})

test('all is painted in the order of a depth buffer, stands on something, in its own place, and furniture is seen', () => {
  assert.equal(
    composed.flatMap(({ faults }) => faults),
    [],
  )
})

test('control: a body that hangs in the air is found', () => {
  const scene = emptyScene()
  new Builder(scene).box(0, [50, 50, 50], '#c79a63').box(55, [50, 50, 50], '#c79a63')
  assert.is(floating(scene).length, 1)
})

test('the unit keeps its size and place while its roof is lifted and while it is turned', () => {
  for (const plan of plans.slice(0, 20)) {
    const fitted = [0, 1, 2, 3].flatMap(turn =>
      [true, false].map(roof => {
        const view = { view: turn as 0, roof, sizes: false }
        return viewOf(composePlan(plan, view).frame, 'landscape')
      }),
    )
    const [first] = fitted
    for (const { k } of fitted) assert.ok(Math.abs(k - (first?.k ?? 0)) < 1e-6)
    for (const i of [0, 2, 4, 6]) assert.equal(fitted[i], fitted[i + 1])
  }
})

test('all that is drawn is within the picture, clear of its edges', () => {
  for (const { plan, frame, box } of composed) {
    const { k, x, y } = viewOf(frame, 'landscape')
    const [left, top, right, bottom] = box
    assert.ok(left * k + x > EDGE && top * k + y > EDGE, planText(plan))
    assert.ok(right * k + x < 640 - EDGE && bottom * k + y < 480 - EDGE, planText(plan))
  }
})

test('an awning is left out where the wall that it hangs on is cut', () => {
  const plan = { ...firstPlan, extras: ['awning'] } as const
  const named = (view: 0 | 2, roof: boolean) =>
    composePlan(plan, { view, roof, sizes: false }).scene.things.some(
      ({ name }) => name === 'awning',
    )
  assert.equal([named(0, true), named(0, false), named(2, false)], [true, false, true])
})

test.run()
