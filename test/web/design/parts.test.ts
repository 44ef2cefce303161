import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  contactAboutDesign,
  designDrawingUrl,
  designFactsUrl,
  designPageUrl,
  designQuery,
  designShareUrl,
  designSheetUrl,
} from '../../../web/design/addresses.ts'
import { designItem, planOfItem, sentDesign } from '../../../web/design/design-item.ts'
import { areaOf, measuresOf } from '../../../web/design/measures.ts'
import { partsOf } from '../../../web/design/parts.ts'
import { firstPlan, type Plan } from '../../../web/design/plan.ts'
import { planText } from '../../../web/design/plan-text.ts'
import { standing, without } from '../../../web/design/standing.ts'
import { foundDesigns } from '../../../web/shortlist/designs.ts'

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
    const { plan: stands, because } = standing(plan(of))
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

test('has one address for each view, without what is so at first', () => {
  assert.is(designQuery('p'), '?plan=p')
  assert.is(designQuery('p', { view: 0, roof: true, sizes: false }), '?plan=p')
  assert.is(designQuery('p', { view: 2 }), '?plan=p&view=2')
  assert.is(designQuery('p', { roof: false, sizes: true }), '?plan=p&roof=off&sizes=on')
  assert.is(designDrawingUrl('p', { view: 1 }), '/design.svg?plan=p&view=1')
  assert.equal(
    [designSheetUrl, designShareUrl, designFactsUrl, contactAboutDesign].map(url => url('p')),
    ['/design.pdf?plan=p', '/design.jpg?plan=p', '/api/design?plan=p', '/contact?plan=p'],
  )
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

test.run()
