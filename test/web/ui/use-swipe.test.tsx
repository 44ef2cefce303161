import type { TouchEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useSwipe } from '../../../web/ui/use-swipe.ts'

const test = suite('swipe')

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

test('to the left goes on, to the right goes back', () => {
  assert.equal(swipe([200, 50], [100, 50]), [1])
  assert.equal(swipe([100, 50], [200, 50]), [-1])
})

test('is longer than 40 pixels', () => {
  assert.equal(swipe([100, 0], [140, 0]), [])
  assert.equal(swipe([100, 0], [141, 0]), [-1])
  assert.equal(swipe([100, 0], [60, 0]), [])
  assert.equal(swipe([100, 0], [59, 0]), [1])
})

test('is more than twice as wide as it is high', () => {
  assert.equal(swipe([100, 0], [200, 49]), [-1])
  assert.equal(swipe([100, 0], [200, 50]), [])
  assert.equal(swipe([100, 99], [200, 40]), [])
  assert.equal(swipe([100, 50], [200, 1]), [-1])
})

test('with two fingers is none, nor is an end without a start', () => {
  assert.equal(
    swiped(({ onTouchStart, onTouchEnd }) => {
      onTouchStart(touching([100, 0], [150, 0]))
      onTouchEnd(touching([200, 0]))
    }),
    [],
  )
  assert.equal(
    swiped(({ onTouchEnd }) => onTouchEnd(touching([200, 0]))),
    [],
  )
})

test('is none after a second finger came', () => {
  assert.equal(
    swiped(({ onTouchStart, onTouchEnd }) => {
      onTouchStart(touching([100, 0]))
      onTouchStart(touching([100, 0], [150, 0]))
      onTouchEnd(touching([200, 0]))
    }),
    [],
  )
})

test('is none where no finger was lifted', () => {
  assert.equal(
    swiped(({ onTouchStart, onTouchEnd }) => {
      onTouchStart(touching([100, 0]))
      onTouchEnd(touching())
    }),
    [],
  )
})

test.run()
