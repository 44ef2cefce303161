import * as assert from 'uvu/assert'
import { suite } from '#test'
import { firstPlan } from '../../../web/design/plan.ts'
import { planCode } from '../../../web/design/plan-code.ts'
import { isUnreadable, LONGEST_TEXT, planText, readPlan } from '../../../web/design/plan-text.ts'
import { randomPlans } from '../../support/random-plans.ts'

const test = suite('the text of a plan')

test('reads back to the same plan, within 120 letters, digits, dots and hyphens', () => {
  for (const plan of randomPlans(20_000)) {
    const text = planText(plan)
    assert.match(text, /^[a-z0-9.-]{20,120}$/)
    assert.equal(readPlan(text), { plan, as: 'written', because: [] }, text)
  }
})

test('is read in capitals, in another order and with words that are said twice', () => {
  const text = planText(firstPlan)
  for (const other of [
    text.toUpperCase(),
    'u1.furnished.deck.teal.steel.flat.single.windows.1.line.20x2.office',
    `${text}.teal`,
    text.replaceAll('.', '-'),
  ]) {
    assert.equal(readPlan(other), { plan: firstPlan, as: 'spelled otherwise', because: [] }, other)
  }
})

test('that says little is completed, without extras and fittings', () => {
  const { plan, as } = readPlan('u1.clinic.2')
  assert.is(as, 'spelled otherwise')
  assert.equal(plan, { ...firstPlan, use: 'clinic', storeys: 2, extras: [], fittings: [] })
})

test('that asks for what cannot stand leads to the nearest plan, with a sentence', () => {
  const read = (text: string) => readPlan(text)
  const third = read('u1.office.20x2-line.3.windows-single.terrace.steel.teal.stairs.none')
  assert.is(third.as, 'nearest')
  assert.is(third.plan.roof, 'flat')
  assert.is(third.plan.storeys, 3)
  assert.match(third.because.join(), /third storey/)
  const stair = read('u1.office.20x2-line.1.windows-single.flat.steel.teal.stairs.none')
  assert.equal(stair.plan.extras, [])
  assert.match(stair.because.join(), /second storey/)
  const terrace = read('u1.office.20x2-line.1.windows-single.terrace.steel.teal.solar.none')
  assert.equal(terrace.plan.extras, ['stairs'])
  assert.is(terrace.because.length, 2)
  const row = read('u1.office.40x4-line.1.windows-single.flat.steel.teal.none.none')
  assert.is(row.plan.layout, 'side')
})

test('is read from the code of a plan as well, however it is typed', () => {
  for (const plan of randomPlans(500)) {
    const code = planCode(plan)
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', '')])
      assert.equal(readPlan(typed), { plan, as: 'spelled otherwise', because: [] }, typed)
  }
})

test('that names no plan is told apart from one that asks for too much', () => {
  for (const text of ['', 'x', 'OF-9S9M-0000', 'u2.office', '<script>', '%00', 'a'.repeat(500)])
    assert.ok(isUnreadable(readPlan(text)), text)
  assert.not(isUnreadable(readPlan('u1.castle')))
})

test('with an unknown word leaves it out and says so', () => {
  for (const odd of ['castle', '20x9', '7', '21x2']) {
    const { as, because, plan } = readPlan(`u1.shop.${odd}`)
    assert.is(as, 'nearest', odd)
    assert.match(because.join(), /left out/)
    assert.is(plan.use, 'shop')
  }
})

test('that is no plan gives the first one, with a sentence', () => {
  for (const text of ['', 'office', 'u2.office', 'u1_office', 'u1.<b>', 'ü1', 'x'.repeat(99_999)]) {
    const { plan, as, because } = readPlan(text)
    assert.equal(plan, firstPlan)
    assert.is(as, 'nearest')
    assert.is(because.length, 1)
  }
  assert.is(readPlan(`u1.${'teal.'.repeat(LONGEST_TEXT)}`).as, 'nearest')
})

test.run()
