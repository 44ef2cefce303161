import * as assert from 'uvu/assert'
import { suite } from '#test'
import { firstPlan } from '../../../web/design/plan.ts'
import { planCode, planOfCode } from '../../../web/design/plan-code.ts'
import { planText } from '../../../web/design/plan-text.ts'
import { randomPlans } from '../../support/random-plans.ts'

const test = suite('the code of a plan')

test('leads back to its plan, so that no two plans share one', () => {
  for (const plan of randomPlans(20_000, 7)) {
    const code = planCode(plan)
    assert.match(code, /^(OF|HO|SH|CR|CN|CA)-[123]S\d{1,2}M-[0-9A-HJKMNP-TV-Z]{4}$/)
    assert.is(planText(planOfCode(code) ?? firstPlan), planText(plan), code)
  }
})

test('says use, storeys and modules to who reads it', () => {
  const plan = { ...firstPlan, use: 'clinic', count: 3, storeys: 2 } as const
  assert.match(planCode(plan), /^CN-2S6M-/)
})

test('looks different for neighbours', () => {
  const last = (plan: typeof firstPlan) => planCode(plan).slice(-4)
  const one = last(firstPlan)
  const other = last({ ...firstPlan, colour: 'brick' })
  const same = [...one].filter((letter, i) => letter === other[i])
  assert.ok(same.length < 3, `${one} ${other}`)
})

test('is read as people type it', () => {
  const code = planCode(firstPlan)
  for (const typed of [code.toLowerCase(), ` ${code} `, code.replaceAll('-', '')])
    assert.equal(planOfCode(typed), firstPlan, typed)
  const zero = randomPlans(500).find(plan => /[01]/.test(planCode(plan).slice(-4)))
  assert.ok(zero)
  const typed = planCode(zero).replace(/.{4}$/, end => end.replace(/0/g, 'o').replace(/1/g, 'l'))
  assert.equal(planOfCode(typed), zero)
})

test('that no plan has leads nowhere', () => {
  const isPlan = (code: string) => planOfCode(code) !== undefined
  assert.not(
    ['', 'OF', 'XX-2S4M-7K2P', 'OF-9S4M-0000', 'OF-2S3M-0000', 'OF-2S4M-UUUU'].some(isPlan),
  )
  // Stairs without a second storey.
  assert.is(planOfCode(planCode({ ...firstPlan, extras: ['stairs'] })), undefined)
})

test.run()
