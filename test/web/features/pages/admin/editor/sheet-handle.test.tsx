import * as assert from 'uvu/assert'
import { suite } from '#test'
import { SheetHandle } from '../../../../../../web/features/pages/admin/editor/sheet-handle.tsx'
import { elementIn, returnOf } from '../../../../../support/rendered.tsx'

const test = suite('handle of a sheet')

function open() {
  const places: (string | undefined)[] = []
  let closed = 0
  let captured: number | undefined
  const parentElement = {
    style: {
      setProperty: (_: string, value: string) => places.push(value),
      removeProperty: () => places.push(undefined),
    },
  }
  const currentTarget = {
    parentElement,
    setPointerCapture: (id: number) => {
      captured = id
    },
  }
  const { props } = elementIn(
    returnOf(() => SheetHandle({ onClose: () => (closed += 1) })),
    'button',
  )
  const at = (clientY: number) => ({ currentTarget, pointerId: 7, clientY })
  return {
    props,
    places,
    at,
    closed: () => closed,
    captured: () => captured,
    pull(to: number) {
      props.onPointerDown(at(100))
      props.onPointerMove(at(100 + to))
      props.onPointerUp(at(100 + to))
    },
  }
}

test('follows the finger down, not up, and goes back where it is let go', () => {
  const { props, places, at, captured, closed } = open()
  props.onPointerMove(at(120))
  assert.equal(places, [])
  props.onPointerDown(at(100))
  assert.is(captured(), 7)
  for (const y of [130, 90]) props.onPointerMove(at(y))
  props.onPointerCancel(at(90))
  props.onPointerMove(at(300))
  assert.equal([places, closed()], [['0 30px', '0 0px', undefined], 0])
})

test('closes after a pull that is long enough', () => {
  for (const [length, expected] of [
    [70, 0],
    [71, 1],
  ] as const) {
    const { pull, closed } = open()
    pull(length)
    assert.is(closed(), expected)
  }
})

test('closes at a press, by a key too, but not at the click that ends a pull', () => {
  for (const [length, detail, expected] of [
    [7, 1, 1],
    [8, 1, 0],
    [8, 0, 1],
  ] as const) {
    const { pull, props, closed } = open()
    pull(length)
    props.onClick({ detail })
    assert.is(closed(), expected, `${length} ${detail}`)
  }
})

test('a press after a pull that was too short is a press', () => {
  const { pull, props, at, closed } = open()
  pull(30)
  props.onPointerDown(at(10))
  props.onPointerUp(at(10))
  props.onClick({ detail: 1 })
  assert.is(closed(), 1)
})

test.run()
