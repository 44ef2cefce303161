import type { TouchEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useZoom } from '../../../../web/sections/items/use-zoom.ts'
import { useSwipe } from '../../../../web/ui/use-swipe.ts'
import { liveHook } from '../../../support/live-hook.tsx'

const test = suite('gestures on the picture of an item')

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

test('the zoom is taken in and out by a double tap', () => {
  const { isZoomed, shown, tapTwice } = open()
  assert.equal([isZoomed(), shown()], [false, WHOLE])
  tapTwice()
  assert.equal([isZoomed(), shown()], [true, '0px, 0px × 2.5'])
  tapTwice()
  assert.equal([isZoomed(), shown()], [false, WHOLE])
})

test('the zoom follows the distance of two fingers, up to four times', () => {
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

test('the zoom is dragged by one finger, while it is larger than the stage', () => {
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

test('the zoom does not jump when a second finger comes where the first one is', () => {
  const { shown, down, move } = open()
  down(1, 20, 20)
  down(2, 20, 20)
  move(2, 80, 20)
  assert.is(shown(), WHOLE)
})

type Point = [x: number, y: number]
type Handlers = ReturnType<typeof useSwipe>

/** The directions that the handlers report for what `act` does with them. */
function swiped(act: (handlers: Handlers) => void): number[] {
  const directions: number[] = []
  const made: Handlers[] = []
  function Swiped() {
    made.push(useSwipe(direction => directions.push(direction)))
    return null
  }
  renderToStaticMarkup(<Swiped />)
  for (const handlers of made) act(handlers)
  return directions
}

const touching = (...points: Point[]) => {
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }))
  return { touches, changedTouches: touches } as unknown as TouchEvent
}

const swipe = (from: Point, to: Point) =>
  swiped(({ onTouchStart, onTouchEnd }) => {
    onTouchStart(touching(from))
    onTouchEnd(touching(to))
  })

test('a swipe goes on to the left and back to the right, over 40 pixels and twice as wide as high', () => {
  const cases: [from: Point, to: Point, directions: number[]][] = [
    [[200, 50], [100, 50], [1]],
    [[100, 50], [200, 50], [-1]],
    [[100, 0], [140, 0], []],
    [[100, 0], [141, 0], [-1]],
    [[100, 0], [60, 0], []],
    [[100, 0], [59, 0], [1]],
    [[100, 0], [200, 49], [-1]],
    [[100, 0], [200, 50], []],
    [[100, 99], [200, 40], []],
    [[100, 50], [200, 1], [-1]],
  ]
  for (const [from, to, directions] of cases) {
    assert.equal(swipe(from, to), directions, `from ${from} to ${to}`)
  }
})

test('a swipe with two fingers is none, nor is an end without a start or without a lifted finger', () => {
  const one = touching([100, 0])
  const two = touching([100, 0], [150, 0])
  const sequences: ((handlers: Handlers) => void)[] = [
    ({ onTouchStart, onTouchEnd }) => {
      onTouchStart(two)
      onTouchEnd(touching([200, 0]))
    },
    ({ onTouchStart, onTouchEnd }) => {
      onTouchStart(one)
      onTouchStart(two)
      onTouchEnd(touching([200, 0]))
    },
    ({ onTouchStart, onTouchEnd }) => {
      onTouchStart(one)
      onTouchEnd(touching())
    },
    ({ onTouchEnd }) => onTouchEnd(touching([200, 0])),
  ]
  for (const act of sequences) assert.equal(swiped(act), [])
})

test.run()
