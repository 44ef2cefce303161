import * as assert from 'uvu/assert'
import { suite } from '#test'
import { factsOf } from '../../../web/design/facts.ts'
import { measuresOf } from '../../../web/design/measures.ts'
import { partsOf } from '../../../web/design/parts.ts'
import { firstPlan, type Plan } from '../../../web/design/plan.ts'
import { randomPlans } from '../../support/random-plans.ts'

const test = suite('facts of a plan')

const plan = (of: Partial<Plan>): Plan => ({ ...firstPlan, extras: [], fittings: [], ...of })
const count = (of: Partial<Plan>, id: string) =>
  partsOf(plan(of)).find(part => part.id === id)?.count ?? 0

test('say use, storeys, modules and floor area', () => {
  const facts = factsOf(plan({ storeys: 2 }))
  assert.is(facts.summary, 'Office, 2 storeys, 4 modules, 57.6 m²')
  assert.equal(
    [facts.use, facts.storeys, facts.modules, facts.area, facts.days],
    ['office', 2, 4, 57.6, 2],
  )
  assert.is(factsOf(plan({ use: 'shop', count: 1 })).summary, 'Shop, 1 storey, 1 module, 14.4 m²')
  assert.is(factsOf(plan({ use: 'shop' })).days, undefined)
})

test('give the outer size by how the modules stand', () => {
  const size = (of: Partial<Plan>) => factsOf(plan(of)).size
  assert.equal(size({}), { width: 12, depth: 2.4, height: 2.9 })
  assert.equal(size({ layout: 'side', count: 3 }), { width: 6, depth: 7.2, height: 2.9 })
  assert.equal(size({ layout: 'corner', count: 3 }), { width: 12, depth: 8.4, height: 2.9 })
  assert.equal(size({ feet: 40, storeys: 2 }), { width: 24, depth: 2.4, height: 5.7 })
})

test('have a roof above the highest storey unless it is flat', () => {
  assert.is(measuresOf(plan({})).rise, 0)
  assert.is(measuresOf(plan({ roof: 'terrace', extras: ['stairs'] })).rise, 100)
  assert.is(measuresOf(plan({ roof: 'pitched' })).rise, 67)
  assert.is(measuresOf(plan({ roof: 'pitched', layout: 'side', count: 4 })).rise, 170)
})

test('count the parts that the workshop builds', () => {
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

test('name every part once, with a number above zero', () => {
  for (const one of randomPlans(2_000, 9)) {
    const parts = partsOf(one)
    assert.is(new Set(parts.map(({ name }) => name)).size, parts.length)
    assert.ok(parts.every(({ count }) => Number.isInteger(count) && count > 0))
  }
})

test.run()
