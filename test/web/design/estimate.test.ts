import * as assert from 'uvu/assert'
import { suite } from '#test'
import { designFacts } from '../../../server/design/facts.ts'
import { estimateOf } from '../../../web/design/estimate.ts'
import { type PartId, partNames, partsOf } from '../../../web/design/parts.ts'
import { firstPlan } from '../../../web/design/plan.ts'
import { randomPlans } from '../../support/random-plans.ts'

const test = suite('estimate of a plan')

const all = (cents: number) =>
  Object.fromEntries(Object.keys(partNames).map(id => [id, cents])) as Record<PartId, number>

/** A plan whose parts cost this much together, in whole shillings. */
const costing = (shillings: number, spread = 10) => {
  const [first, ...others] = partsOf(firstPlan)
  const prices = { ...all(0), [first?.id as PartId]: (shillings * 100) / (first?.count ?? 1) }
  assert.ok(others.length > 0)
  return estimateOf(firstPlan, { currency: 'KES', prices, spread })
}

test('it is the sum of all parts with the spread, rounded outwards', () => {
  assert.equal(costing(1_234_000), { from: 1_100_000, to: 1_400_000, currency: 'KES' })
  assert.equal(costing(1_000_000), { from: 900_000, to: 1_100_000, currency: 'KES' })
  assert.equal(costing(999_000, 0), { from: 980_000, to: 1_000_000, currency: 'KES' })
  assert.equal(costing(36, 50), { from: 18, to: 54, currency: 'KES' })
})

test('the step is at most a twentieth, and the sum lies within', () => {
  for (const [at, plan] of randomPlans(500).entries()) {
    const prices = all(1000 + at * 137_111)
    const sum = partsOf(plan).reduce((cents, { id, count }) => cents + prices[id] * count, 0) / 100
    const estimate = estimateOf(plan, { currency: 'KES', prices, spread: 10 })
    if (!estimate) throw new Error('There is none')
    assert.ok(estimate.from <= sum * 0.9 && estimate.from > sum * 0.9 - sum / 20 - 1)
    assert.ok(estimate.to >= sum * 1.1 && estimate.to < sum * 1.1 + sum / 20 + 1)
  }
})

test('there is none where one part has no price', () => {
  for (const { id } of partsOf(firstPlan)) {
    const { [id]: _, ...prices } = all(100_000)
    assert.is(estimateOf(firstPlan, { currency: 'KES', prices, spread: 10 }), undefined)
    assert.not.ok('estimate' in designFacts(firstPlan, { currency: 'KES', prices, spread: 10 }))
  }
  assert.ok(designFacts(firstPlan, { currency: 'KES', prices: all(100_000), spread: 10 }).estimate)
})

test('parts for nothing alone make none', () => {
  assert.is(estimateOf(firstPlan, { currency: 'KES', prices: all(0), spread: 10 }), undefined)
})

test.run()
