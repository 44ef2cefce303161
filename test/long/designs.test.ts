import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compress } from '../../server/base/http/compress.ts'
import { drawPlan } from '../../server/features/design/drawing/index.ts'
import { drawingFaults, viewOfTurn } from '../server/features/design/drawing/faults.ts'
import { unseenChoices } from '../server/features/design/drawing/unseen-choices.ts'
import { HEAVIEST, heaviestOf } from '../server/features/design/drawing/weight.ts'
import { randomPlans } from '../support/random-plans.ts'

const test = suite('400 designed units')
const COUNT = 400
const EACH = 200
const plans = randomPlans(COUNT, 2029)
const weights: number[] = []

for (let from = 0; from < COUNT; from += EACH)
  test(`are drawn, from the ${from + 1}st on`, async () => {
    for (let i = from; i < from + EACH; i++) {
      const plan = plans[i] as (typeof plans)[number]
      const svg = drawPlan(plan, { ...viewOfTurn(i), sizes: i % 3 === 0 })
      weights.push((await compress(Buffer.from(svg), 'br')).length)
    }
  })

test('19 in 20 are sent in 12 KB', () => {
  assert.is(weights.length, COUNT)
  assert.ok(heaviestOf(weights) <= HEAVIEST, `${heaviestOf(weights)} bytes`)
})

/** So many plans from all of them, in parts of so many. */
const parts = (count: number, each: number) => {
  const some = plans.filter((_, i) => i % Math.floor(COUNT / count) === 0).slice(0, count)
  return Array.from({ length: count / each }, (_, i) => some.slice(i * each, (i + 1) * each))
}

for (const [i, some] of parts(50, 25).entries())
  test(`25 of them are painted as a depth buffer does, and nothing floats, crosses or is hidden, ${i + 1}`, () => {
    assert.is(some.length, 25)
    assert.equal(
      some.flatMap((plan, j) => drawingFaults(plan, viewOfTurn(j))),
      [],
    )
  })

for (const [i, some] of parts(20, 10).entries())
  test(`10 of them show every choice in at least one view, ${i + 1}`, () => {
    assert.equal(some.flatMap(unseenChoices), [])
  })

test.run()
