import * as assert from 'uvu/assert'
import { suite } from '#test'
import { firstView } from '../../../../web/features/design/addresses.ts'
import { designAtAddress } from '../../../../web/features/design/design-at-address.ts'
import { firstPlan } from '../../../../web/features/design/plan.ts'
import { planCode, planOfCode } from '../../../../web/features/design/plan-code.ts'
import {
  isUnreadable,
  LONGEST_TEXT,
  planText,
  readPlan,
} from '../../../../web/features/design/plan-text.ts'
import { randomPlans } from '../../../support/random-plans.ts'

const test = suite('the text and the code of a plan')

test('reads back to the same plan, within 120 letters, digits, dots and hyphens', () => {
  for (const plan of randomPlans(4_000)) {
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

test('the code leads back to its plan, so that no two plans share one', () => {
  for (const plan of randomPlans(4_000, 7)) {
    const code = planCode(plan)
    assert.match(code, /^(OF|HO|SH|CR|CN|CA)-[123]S\d{1,2}M-[0-9A-HJKMNP-TV-Z]{4}$/)
    assert.is(planText(planOfCode(code) ?? firstPlan), planText(plan), code)
  }
})

test('the code says use, storeys and modules to who reads it', () => {
  const plan = { ...firstPlan, use: 'clinic', count: 3, storeys: 2 } as const
  assert.match(planCode(plan), /^CN-2S6M-/)
})

test('the code looks different for neighbours', () => {
  const last = (plan: typeof firstPlan) => planCode(plan).slice(-4)
  const one = last(firstPlan)
  const other = last({ ...firstPlan, colour: 'brick' })
  const same = [...one].filter((letter, i) => letter === other[i])
  assert.ok(same.length < 3, `${one} ${other}`)
})

test('the code is read as people type it', () => {
  const code = planCode(firstPlan)
  for (const typed of [code.toLowerCase(), ` ${code} `, code.replaceAll('-', '')])
    assert.equal(planOfCode(typed), firstPlan, typed)
  const zero = randomPlans(500).find(plan => /[01]/.test(planCode(plan).slice(-4)))
  assert.ok(zero)
  const typed = planCode(zero).replace(/.{4}$/, end => end.replace(/0/g, 'o').replace(/1/g, 'l'))
  assert.equal(planOfCode(typed), zero)
})

test('a code that no plan has leads nowhere', () => {
  const isPlan = (code: string) => planOfCode(code) !== undefined
  assert.not(
    ['', 'OF', 'XX-2S4M-7K2P', 'OF-9S4M-0000', 'OF-2S3M-0000', 'OF-2S4M-UUUU'].some(isPlan),
  )
  // Stairs without a second storey.
  assert.is(planOfCode(planCode({ ...firstPlan, extras: ['stairs'] })), undefined)
})

test('the unit of a query is the first one where none is named, seen as at first', () => {
  const asked = designAtAddress('')
  assert.equal(asked.plan, firstPlan)
  assert.equal([asked.text, asked.because], [planText(firstPlan), []])
  assert.equal(asked.view, { view: firstView.view, roof: true, sizes: false })
})

test('the unit of a query is the one that is named, or says what is otherwise', () => {
  const other = { ...firstPlan, count: firstPlan.count === 1 ? 2 : 1 } as const
  assert.is(designAtAddress(`plan=${planText(other)}`).plan.count, other.count)
  assert.ok(designAtAddress('plan=nonsense').because.length > 0)
})

test('the unit of a query is seen from the side that is named, without its roof and with its sizes', () => {
  for (const turn of [0, 1, 2, 3]) assert.is(designAtAddress(`view=${turn}`).view.view, turn)
  for (const turn of ['4', '-1', '01', 'x']) {
    assert.is(designAtAddress(`view=${turn}`).view.view, firstView.view)
  }
  assert.equal(
    ['roof=off', 'roof=on', 'roof=x'].map(query => designAtAddress(query).view.roof),
    [false, true, true],
  )
  assert.equal(
    ['sizes=on', 'sizes=off', 'sizes=x'].map(query => designAtAddress(query).view.sizes),
    [true, false, false],
  )
})

test.run()
