import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useZoom } from '../../../../web/sections/items/use-zoom.ts'
import { liveHook } from '../../../support/live-hook.tsx'

const test = suite('zoom of an item')

/** A stage under the fingers of a test, and how it is shown. */
function open() {
  let shown = ''
  const setProperty = (_: string, value: string) => {
    shown = value
  }
  const stage = Object.assign(new EventTarget(), { style: { setProperty } })
  const current = stage as unknown as HTMLElement
  const hook = liveHook(() => useZoom({ current }, 'Ch1'))
  const finger =
    (name: string) =>
    (pointerId: number, clientX = 0, clientY = 0) =>
      stage.dispatchEvent(Object.assign(new Event(name), { pointerId, clientX, clientY }))
  return {
    isZoomed: () => hook.now(),
    shown: () => /translate\((.*)\) scale\((.*)\)/.exec(shown)?.slice(1).join(' × ') ?? '',
    down: finger('pointerdown'),
    move: finger('pointermove'),
    up: finger('pointerup'),
    tapTwice: () => stage.dispatchEvent(new Event('dblclick')),
  }
}

const WHOLE = '0px, 0px × 1'

test('is taken in and out by a double tap', () => {
  const { isZoomed, shown, tapTwice } = open()
  assert.equal([isZoomed(), shown()], [false, WHOLE])
  tapTwice()
  assert.equal([isZoomed(), shown()], [true, '0px, 0px × 2.5'])
  tapTwice()
  assert.equal([isZoomed(), shown()], [false, WHOLE])
})

test('follows the distance of two fingers, up to four times', () => {
  const { shown, down, move } = open()
  down(1, 0, 0)
  down(2, 30, 40)
  move(2, 60, 80)
  assert.is(shown(), '0px, 0px × 2')
  move(2, 6000, 8000)
  assert.is(shown(), '0px, 0px × 4')
  move(2, 3, 4)
  assert.is(shown(), WHOLE)
})

test('is dragged by one finger, while it is larger than the stage', () => {
  const { shown, down, move, up, tapTwice } = open()
  down(1, 10, 10)
  move(1, 50, 60)
  assert.is(shown(), WHOLE)
  tapTwice()
  move(1, 55, 50)
  assert.is(shown(), '5px, -10px × 2.5')
  up(1)
  move(1, 500, 500)
  assert.is(shown(), '5px, -10px × 2.5')
})

test('does not jump when a second finger comes where the first one is', () => {
  const { shown, down, move } = open()
  down(1, 20, 20)
  down(2, 20, 20)
  move(2, 80, 20)
  assert.is(shown(), WHOLE)
})

test.run()
