import * as assert from 'uvu/assert'
import { suite } from '#test'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementIn, elementsIn } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { until } from '../../../support/until.ts'
import { onPage } from '../../markup.tsx'

await import('../../../support/stylesheets.ts')
const { AsBuilt } = await import('../../../../web/sections/items/as-built.tsx')

const test = suite('slider over a photo that was built after its drawing')

/** The slider over a photo of 800 by 500. */
async function slider(isSquare = false) {
  const photo = Object.assign(new EventTarget(), { naturalWidth: 800, naturalHeight: 500 })
  const stage = { current: { querySelector: () => photo } as unknown as HTMLElement }
  const live = liveHook(() => AsBuilt({ slot: 'a.jpg', stage, isSquare }), {
    around: inside => onPage(inside, { media: { 'a.jpg': { kind: 'photo', drawing: 'd1' } } }),
  })
  await until('the slider', () => live.now)
  const input = () => elementIn(live.now, 'input').props
  const image = () => elementsIn(live.now).find(({ type }) => type === 'img')?.props
  const move = (value: number) => input().onChange({ target: { value: `${value}` } })
  const name = () => elementIn(live.now, 'span', props => props.className === 'as-built-name')
  return { live, input, image, move, name }
}

test('the drawing is loaded once the slider is used, and shown once it is there', async () => {
  const { live, input, image, move } = await slider()
  const isHidden = () => elementIn(live.now, 'span').props.hidden
  assert.equal([image(), isHidden()], [undefined, true])
  input().onFocus()
  assert.is(image().src, '/drawings/of/a.jpg?v=d1')
  move(40)
  assert.is(isHidden(), true)
  standIn('document', { createElement: () => ({ getContext: () => null }) })
  image().onLoad({ currentTarget: {} })
  assert.is(isHidden(), false)
  move(0)
  assert.is(isHidden(), true)
})

test('the slider says how much is drawn, and its edge is at the box at both ends', async () => {
  const { live, input, move, name } = await slider()
  const said = (percent: number) => {
    move(percent)
    const { style } = live.now?.props ?? {}
    return [input()['aria-valuetext'], style['--edge'], name().props['data-quiet']]
  }
  assert.equal(said(0), ['As built', '0%', undefined])
  assert.equal(said(50.4), ['50 % as drawn', 'calc(22px + (100% - 44px) * 0.504)', ''])
  assert.equal(said(100), ['As drawn', '100%', ''])
  assert.is(live.now?.props.style['--ratio'], 1.6)
  assert.is((await slider(true)).live.now?.props.style['--ratio'], 1)
})

test('a drawing that fails is told of, and loaded again at the next use', async () => {
  const { input, image, move, name } = await slider()
  input().onPointerEnter()
  move(30)
  image().onError()
  assert.is(image(), undefined)
  assert.is(name().props.children, 'The drawing could not be loaded')
  assert.is(name().props['data-quiet'], undefined)
  input().onFocus()
  assert.ok(image())
  assert.is(name().props.children, 'As drawn / As built')
})

test('what is done to the slider is no gesture of the viewer', async () => {
  const { live } = await slider()
  const control = new EventTarget()
  standIn('KeyboardEvent', class extends Event {})
  elementIn(live.now, 'label').props.ref(control)
  elementIn(live.now, 'label').props.ref(null)
  const passes = (event: Event) => {
    let isStopped = false
    event.stopPropagation = () => {
      isStopped = true
    }
    control.dispatchEvent(event)
    return !isStopped
  }
  for (const type of ['pointerdown', 'touchstart', 'touchend', 'dblclick']) {
    assert.is(passes(new Event(type)), false, type)
  }
  const key = (name: string) =>
    passes(Object.assign(new KeyboardEvent('keydown'), { key: name }) as Event)
  assert.equal([key('ArrowLeft'), key('Escape')], [false, true])
})

test.run()
