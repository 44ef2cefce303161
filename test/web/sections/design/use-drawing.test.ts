import { useReducer } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { designAtAddress } from '../../../../web/features/design/design-at-address.ts'
import { firstPlan } from '../../../../web/features/design/plan.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import { Stage } from '../../../../web/sections/design/stage.tsx'
import { useAnnouncement } from '../../../../web/sections/design/use-announcement.ts'
import { useDrawing } from '../../../../web/sections/design/use-drawing.ts'
import { useEstimate } from '../../../../web/sections/design/use-estimate.ts'
import type { SectionOf } from '../../../../web/sections/schemas.ts'
import { answerRequests } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementsIn, press, returnOf } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { until } from '../../../support/until.ts'

const test = suite('drawing and words of a unit that is designed')

const window = new EventTarget()
standIn('addEventListener', window.addEventListener.bind(window))
standIn('removeEventListener', window.removeEventListener.bind(window))
const isOnline = () => window.dispatchEvent(new Event('online'))

function image(src: string) {
  const attributes = { src }
  const element = {
    complete: true,
    naturalWidth: 1,
    getAttribute: () => attributes.src,
    set src(address: string) {
      attributes.src = address
    },
  }
  return element as unknown as HTMLImageElement
}
const event = (currentTarget: HTMLImageElement) => ({ currentTarget }) as never

test('the drawing stays until the next one has come', () => {
  const state = { wanted: '/one' }
  const hook = liveHook(() => useDrawing(state.wanted, { current: null }))
  assert.equal(hook.now.addresses, ['/one'])
  state.wanted = '/two'
  hook.now.onLoad(event(image('/one')))
  hook.now.onError(event(image('/three')))
  assert.equal([hook.now.addresses, hook.now.retry], [['/one', '/two'], undefined])
  hook.now.onLoad(event(image('/two')))
  assert.equal(hook.now.addresses, ['/two'])
})

test('a drawing that failed is loaded again by a button, or when the line is back', () => {
  const hook = liveHook(() => useDrawing('/one', { current: null }))
  for (const retry of [() => hook.now.retry?.(), isOnline]) {
    const failed = image('/one')
    let again = 0
    Object.defineProperty(failed, 'src', { set: () => again++ })
    hook.now.onError(event(failed))
    assert.ok(hook.now.retry)
    retry()
    assert.equal([again, hook.now.retry], [1, undefined])
    isOnline()
    assert.is(again, 1)
    hook.now.onLoad(event(failed))
  }
})

test('a drawing that was asked for before the line came back, and failed after it, is loaded again once', () => {
  const hook = liveHook(() => useDrawing('/one', { current: null }))
  const asked = image('/one')
  let again = 0
  Object.defineProperty(asked, 'src', { set: () => again++ })
  isOnline()
  hook.now.onError(event(asked))
  assert.equal([again, hook.now.retry], [1, undefined])
  hook.now.onError(event(asked))
  assert.ok(hook.now.retry)
  assert.is(again, 1)
})

test('a drawing that failed before the script was there has the button', async () => {
  const first = (complete: boolean, naturalWidth: number) => {
    const img = Object.assign(image('/one'), { complete, naturalWidth })
    const stage = { querySelector: () => img } as unknown as HTMLElement
    return liveHook(() => useDrawing('/one', { current: stage }))
  }
  const [loaded, coming, failed] = [first(true, 640), first(false, 0), first(true, 0)]
  await until('the button', () => failed.now.retry)
  assert.equal([loaded.now.retry, coming.now.retry], [undefined, undefined])
})

test('the stage is busy while a drawing is coming, unless it failed', () => {
  const state = { shown: designAtAddress('') }
  const live = liveHook(() => {
    const render = useReducer((count: number) => count + 1, 0)[1]
    return { stage: Stage({ shown: state.shown, summary: 'Office' }), render }
  })
  const images = () => elementsIn(live.now.stage).filter(({ type }) => type === 'img')
  const isBusy = () => live.now.stage.props['aria-busy']
  assert.equal([images().length, isBusy()], [1, false])
  state.shown = designAtAddress('view=2')
  live.now.render()
  assert.equal(
    images().map(({ props }) => props.alt),
    ['Office: drawing of the back', ''],
  )
  assert.is(isBusy(), true)
  images()[1]?.props.onError(event(image(images()[1]?.props.src)))
  assert.is(isBusy(), false)
  press(live.now.stage, 'Try again')
  assert.is(isBusy(), true)
})

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
    const told = useAnnouncement(state.shown)
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
