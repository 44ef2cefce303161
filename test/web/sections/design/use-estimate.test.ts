import { useReducer } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { designAtAddress } from '../../../../web/design/design-at-address.ts'
import { firstPlan } from '../../../../web/design/plan.ts'
import { planText } from '../../../../web/design/plan-text.ts'
import { useEstimate } from '../../../../web/sections/design/use-estimate.ts'
import { useTold } from '../../../../web/sections/design/use-told.ts'
import type { SectionOf } from '../../../../web/sections/schemas.ts'
import { answerRequests } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { returnOf } from '../../../support/rendered.tsx'
import { until } from '../../../support/until.ts'

const test = suite('what is said of a unit that is designed')

const section: SectionOf<'design'> = { kind: 'design', breadcrumb: [], title: 'Design', text: 'T' }
const textFirst = planText(firstPlan)
const prices = { from: 900_000, to: 1_100_000, currency: 'KES' }

test('the estimate is in words, and on request where there is none', () => {
  const said = (estimate?: typeof prices | null) =>
    returnOf(() =>
      useEstimate({ ...section, ...(estimate !== undefined && { estimate }) }, textFirst),
    )
  assert.is(said(prices), 'KES 900,000 to 1,100,000, not an offer')
  assert.is(said({ ...prices, to: 900_000 }), 'KES 900,000, not an offer')
  assert.equal([said(null), said()], ['on request', 'on request'])
})

test('the estimate of another plan is asked for, where there are prices', async () => {
  const sent = answerRequests(() => ({ estimate: { ...prices, from: 1, to: 1 } }))
  const hook = liveHook(() => useEstimate({ ...section, estimate: prices }, 'other'))
  assert.is(hook.now, '…')
  await until('the estimate', () => hook.now !== '…')
  assert.equal([hook.now, sent[0]?.address], ['KES 1, not an offer', '/api/design?plan=other'])
  assert.is(liveHook(() => useEstimate(section, 'other')).now, 'on request')
  assert.is(
    liveHook(() => useEstimate({ ...section, estimate: null, plan: 'other' }, 'other')).now,
    'on request',
  )
  assert.is(sent.length, 1)
  answerRequests(() => Promise.reject(new TypeError('Failed to fetch')))
  const offline = liveHook(() => useEstimate({ ...section, estimate: prices }, 'third'))
  await until('the failure', () => offline.now === 'on request')
})

test('a change is told, and another view of the same plan is not', async () => {
  const state = { shown: designAtAddress('') }
  const again = { render: () => undefined as unknown }
  const hook = liveHook(() => {
    const told = useTold(state.shown)
    again.render = useReducer((count: number) => count + 1, 0)[1]
    return told
  })
  assert.is(hook.now, '')
  state.shown = designAtAddress('view=2')
  again.render()
  assert.is(hook.now, '')
  const shop = { ...firstPlan, use: 'shop' as const }
  state.shown = designAtAddress(`plan=${planText(shop)}`)
  again.render()
  await until('the words', () => hook.now !== '')
  assert.match(hook.now, /Shop.*\. Shop, 1 storey, 2 modules, 28\.8 m²$/)
})

test.run()
