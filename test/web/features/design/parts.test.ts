import * as assert from 'uvu/assert'
import { suite } from '#test'
import { designFacts } from '../../../../server/features/design/facts.ts'
import { designDrawingUrl, designPageUrl } from '../../../../web/features/design/addresses.ts'
import { designItem, planOfItem, sentDesign } from '../../../../web/features/design/design-item.ts'
import { estimateOf } from '../../../../web/features/design/estimate.ts'
import { factsOf } from '../../../../web/features/design/facts.ts'
import { areaOf, measuresOf } from '../../../../web/features/design/measures.ts'
import { nearestValidPlan, without } from '../../../../web/features/design/nearest-valid-plan.ts'
import { type PartId, partNames, partsOf } from '../../../../web/features/design/parts.ts'
import { firstPlan, type Plan } from '../../../../web/features/design/plan.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import { foundDesigns } from '../../../../web/features/shortlist/designs.ts'
import { randomPlans } from '../../../support/random-plans.ts'

const test = suite('a designed unit')

const plan = (of: Partial<Plan> = {}): Plan => ({ ...firstPlan, extras: [], fittings: [], ...of })
const counts = (of?: Partial<Plan>) =>
  Object.fromEntries(partsOf(plan(of)).map(({ id, count }) => [id, count]))

test('is built of modules, fronts and doors alone, where nothing is added', () => {
  assert.equal(counts(), { 'module-20': 2, 'front-windows': 2, 'door-single': 1 })
  assert.equal(counts({ feet: 40, front: 'blank', doors: 'double' }), {
    ...{ 'module-40': 2, 'door-double': 1 },
  })
})

test('has each thing that is added, in the order of the list of parts', () => {
  const all = plan({
    ...{ count: 3, storeys: 2, front: 'shutter', doors: 'two', roof: 'pitched' },
    ...{ cladding: 'boards', extras: ['deck', 'stairs', 'awning', 'solar', 'tank'] },
    fittings: ['furnished', 'kitchen', 'wc'],
  })
  assert.equal(
    partsOf(all).map(({ id, count }) => `${count} ${id}`),
    [
      ...['6 module-20', '6 front-shutter', '2 door-single', '3 roof-pitched'],
      ...['6 cladding-boards', '1 deck', '1 stairs', '1 awning', '3 solar', '1 tank'],
      ...['6 furnished', '1 kitchen', '1 wc'],
    ],
  )
  assert.is(partsOf(all)[2]?.name, 'Single door')
})

test('is as high as its storeys, with the railing or the roof above', () => {
  const height = (of: Partial<Plan>) => measuresOf(plan(of)).height
  assert.equal(
    [height({}), height({ storeys: 3 }), height({ roof: 'terrace' }), height({ roof: 'pitched' })],
    [294, 842, 394, 361],
  )
  const { row } = measuresOf(plan({ count: 3, layout: 'corner', feet: 40 }))
  assert.equal(row, { width: 2400, depth: 240 })
  assert.equal([areaOf(plan({ count: 1 })), areaOf(plan({ feet: 40, storeys: 2 }))], [14.4, 115.2])
})

test('is the nearest that stands, with a reason for each change', () => {
  const reasons = (of: Partial<Plan>) => {
    const { plan: stands, because } = nearestValidPlan(plan(of))
    return [because.length, stands.layout, stands.roof, stands.extras.join(' ')]
  }
  assert.equal(reasons({}), [0, 'line', 'flat', ''])
  assert.equal(reasons({ count: 1, layout: 'side' }), [1, 'line', 'flat', ''])
  assert.equal(reasons({ count: 4 }), [0, 'line', 'flat', ''])
  assert.equal(reasons({ count: 2, feet: 40 }), [0, 'line', 'flat', ''])
  assert.equal(reasons({ count: 3, feet: 40 }), [1, 'side', 'flat', ''])
  assert.equal(reasons({ count: 3, feet: 40, layout: 'corner' }), [0, 'corner', 'flat', ''])
  assert.equal(reasons({ count: 4, feet: 40, layout: 'corner' }), [1, 'side', 'flat', ''])
  assert.equal(reasons({ count: 4, layout: 'corner' }), [0, 'corner', 'flat', ''])
  assert.equal(reasons({ storeys: 3, roof: 'terrace' }), [1, 'line', 'flat', ''])
  assert.equal(reasons({ storeys: 3 }), [0, 'line', 'flat', ''])
  assert.equal(reasons({ roof: 'terrace', extras: ['deck', 'solar', 'tank'] }), [
    ...[2, 'line', 'terrace', 'deck stairs tank'],
  ])
  assert.equal(reasons({ extras: ['deck', 'stairs'] }), [1, 'line', 'flat', 'deck'])
  assert.equal(reasons({ storeys: 2, extras: ['stairs'] }), [0, 'line', 'flat', 'stairs'])
  assert.equal(without(plan({ extras: ['deck', 'tank'] }), 'deck').extras, ['tank'])
})

test('is an item of the page that designs units, by its code', () => {
  const item = designItem(firstPlan)
  assert.equal([item.quantity, item.note, designItem(firstPlan, 'Blue').note], [1, '', 'Blue'])
  assert.equal(planOfItem(item), firstPlan)
  assert.is(planOfItem({ ...item, page: '/gallery' }), undefined)
  assert.is(planOfItem({ ...item, code: 'Ch1' }), undefined)
})

test('is stored with its parts, and found by its code', () => {
  const sent = sentDesign(firstPlan)
  assert.equal([sent.plan, sent.parts], [planText(firstPlan), partsOf(firstPlan)])
  const { page, code } = designItem(firstPlan)
  const found = foundDesigns(`${code} nonsense`)
  assert.equal([...found.keys()], [`${page}:${code}`])
  assert.equal(found.get(`${page}:${code}`), {
    code,
    picture: designDrawingUrl(sent.plan),
    alt: sent.summary,
    pageName: sent.summary,
    href: designPageUrl(sent.plan),
  })
})

const count = (of: Partial<Plan>, id: string) =>
  partsOf(plan(of)).find(part => part.id === id)?.count ?? 0

test('facts say use, storeys, modules and floor area', () => {
  const facts = factsOf(plan({ storeys: 2 }))
  assert.is(facts.summary, 'Office, 2 storeys, 4 modules, 57.6 m²')
  assert.equal(
    [facts.use, facts.storeys, facts.modules, facts.area, facts.days],
    ['office', 2, 4, 57.6, 2],
  )
  assert.is(factsOf(plan({ use: 'shop', count: 1 })).summary, 'Shop, 1 storey, 1 module, 14.4 m²')
  assert.is(factsOf(plan({ use: 'shop' })).days, undefined)
})

test('facts give the outer size by how the modules stand', () => {
  const size = (of: Partial<Plan>) => factsOf(plan(of)).size
  assert.equal(size({}), { width: 12, depth: 2.4, height: 2.9 })
  assert.equal(size({ layout: 'side', count: 3 }), { width: 6, depth: 7.2, height: 2.9 })
  assert.equal(size({ layout: 'corner', count: 3 }), { width: 12, depth: 8.4, height: 2.9 })
  assert.equal(size({ feet: 40, storeys: 2 }), { width: 24, depth: 2.4, height: 5.7 })
})

test('has the parts that the workshop builds', () => {
  const big = { count: 3, storeys: 2, layout: 'line' } as const
  assert.is(count(big, 'module-20'), 6)
  assert.is(count({ ...big, front: 'glazed' }, 'front-glazed'), 6)
  assert.is(count({ ...big, front: 'glazed', layout: 'side' }, 'front-glazed'), 2)
  assert.is(count({ ...big, front: 'blank' }, 'front-windows'), 0)
  assert.is(count({ ...big, doors: 'two' }, 'door-single'), 2)
  assert.is(count({ ...big, extras: ['stairs'] }, 'stairs'), 1)
  assert.is(count({ ...big, roof: 'terrace', extras: ['stairs'] }, 'stairs'), 2)
  assert.is(count({ ...big, roof: 'terrace', extras: ['stairs'] }, 'roof-terrace'), 3)
  assert.is(count({ ...big, extras: ['solar'] }, 'solar'), 3)
  assert.is(count({ ...big, fittings: ['furnished', 'wc'] }, 'furnished'), 6)
  assert.is(count({ ...big, fittings: ['furnished', 'wc'] }, 'wc'), 1)
})

test('has every part once, with a number above zero', () => {
  for (const one of randomPlans(2_000, 9)) {
    const parts = partsOf(one)
    assert.is(new Set(parts.map(({ name }) => name)).size, parts.length)
    assert.ok(parts.every(({ count }) => Number.isInteger(count) && count > 0))
  }
})

const pricesOf = (cents: number) =>
  Object.fromEntries(Object.keys(partNames).map(id => [id, cents])) as Record<PartId, number>

/** A plan whose parts cost this much together, in whole shillings. */
const costing = (shillings: number, spread = 10) => {
  const [first, ...others] = partsOf(firstPlan)
  const prices = { ...pricesOf(0), [first?.id as PartId]: (shillings * 100) / (first?.count ?? 1) }
  assert.ok(others.length > 0)
  return estimateOf(firstPlan, { currency: 'KES', prices, spread })
}

test('its estimate is the sum of all parts with the spread, rounded outwards', () => {
  assert.equal(costing(1_234_000), { from: 1_100_000, to: 1_400_000, currency: 'KES' })
  assert.equal(costing(1_000_000), { from: 900_000, to: 1_100_000, currency: 'KES' })
  assert.equal(costing(999_000, 0), { from: 980_000, to: 1_000_000, currency: 'KES' })
  assert.equal(costing(36, 50), { from: 18, to: 54, currency: 'KES' })
})

test('the step of an estimate is at most a twentieth, and the sum lies within', () => {
  for (const [at, plan] of randomPlans(500).entries()) {
    const prices = pricesOf(1000 + at * 137_111)
    const sum = partsOf(plan).reduce((cents, { id, count }) => cents + prices[id] * count, 0) / 100
    const estimate = estimateOf(plan, { currency: 'KES', prices, spread: 10 })
    if (!estimate) throw new Error('There is none')
    assert.ok(estimate.from <= sum * 0.9 && estimate.from > sum * 0.9 - sum / 20 - 1)
    assert.ok(estimate.to >= sum * 1.1 && estimate.to < sum * 1.1 + sum / 20 + 1)
  }
})

test('has no estimate where one part has no price', () => {
  for (const { id } of partsOf(firstPlan)) {
    const { [id]: _, ...prices } = pricesOf(100_000)
    assert.is(estimateOf(firstPlan, { currency: 'KES', prices, spread: 10 }), undefined)
    assert.not.ok('estimate' in designFacts(firstPlan, { currency: 'KES', prices, spread: 10 }))
  }
  assert.ok(
    designFacts(firstPlan, { currency: 'KES', prices: pricesOf(100_000), spread: 10 }).estimate,
  )
})

test('has no estimate where all parts cost nothing', () => {
  assert.is(estimateOf(firstPlan, { currency: 'KES', prices: pricesOf(0), spread: 10 }), undefined)
})

test.run()
