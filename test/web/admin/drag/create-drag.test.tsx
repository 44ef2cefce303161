import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createDrag } from '../../../../web/admin/drag/create-drag.ts'
import type { Landing } from '../../../../web/admin/drag/geometry.ts'
import { useDrag } from '../../../../web/admin/drag/use-drag.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { pointerAt, pointerOn, rowsOf } from './rows.ts'

const test = suite('dragging a row among its siblings')

function open(...keys: (string | undefined)[]) {
  const rows = rowsOf(...keys)
  const moves: [key: string, by: number][] = []
  const landings: (Landing | undefined)[] = []
  const drag = createDrag({
    onMove: (key, by) => moves.push([key, by]),
    onLanding: landing => landings.push(landing),
  })
  return { ...drag.handlers, drag, rows, moves, landings }
}

test('says where the row would land, each place once, and moves it when it is dropped', () => {
  const { onPointerDown, onPointerMove, onPointerUp, ...opened } = open('a', 'b', 'c', 'd')
  onPointerDown(pointerOn(opened.rows[0], 10))
  for (const y of [14, 35, 36, 55, 75]) onPointerMove(pointerAt(y))
  const shown = [
    { key: 'c', side: 'before' },
    { key: 'd', side: 'before' },
    { key: 'd', side: 'after' },
  ]
  assert.equal(opened.landings, shown)
  onPointerUp()
  assert.equal(opened.moves, [['a', 3]])
  assert.equal(opened.landings, [...shown, undefined])
  onPointerMove(pointerAt(5))
  onPointerUp()
  assert.equal(opened.moves, [['a', 3]])
})

test('both sides of a place differ by side alone', () => {
  const { onPointerDown, onPointerMove, rows, landings } = open('a')
  onPointerDown(pointerOn(rows[0], 5))
  for (const y of [15, 5]) onPointerMove(pointerAt(y))
  assert.equal(
    landings.map(landing => landing?.side),
    ['after', 'before'],
  )
})

test('a press moves nothing, nor does a row dropped in its own place', () => {
  for (const ys of [[48], [60, 45]]) {
    const { onPointerDown, onPointerMove, onPointerUp, rows, moves } = open('a', 'b', 'c')
    onPointerDown(pointerOn(rows[2], 45))
    for (const y of ys) onPointerMove(pointerAt(y))
    onPointerUp()
    assert.equal(moves, [], `${ys} px`)
  }
})

test('a row that was dragged away can be dropped within the threshold of where it began', () => {
  const { onPointerDown, onPointerMove, onPointerUp, rows, moves } = open('a', 'b')
  onPointerDown(pointerOn(rows[1], 28))
  onPointerMove(pointerAt(5))
  for (const [index, row] of rows.entries()) {
    row.getBoundingClientRect = () => ({ top: index * 20 + 20, bottom: index * 20 + 40 })
  }
  onPointerMove(pointerAt(27))
  onPointerUp()
  assert.equal(moves, [['b', -1]])
})

test('only the main button and the first finger drag, on a handle in a row', () => {
  const { onPointerDown, onPointerMove, rows, landings } = open('a', 'b')
  onPointerDown(pointerOn(rows[0], 10, { button: 2 }))
  onPointerMove(pointerAt(35))
  onPointerDown(pointerOn(rows[0], 10, { isPrimary: false }))
  onPointerMove(pointerAt(35))
  onPointerDown(pointerAt(10))
  onPointerMove(pointerAt(35))
  assert.equal(landings, [])
})

test('siblings without a key are no places', () => {
  const { onPointerDown, onPointerMove, onPointerUp, rows, moves } = open('a', undefined, 'b')
  onPointerDown(pointerOn(rows[0], 10))
  onPointerMove(pointerAt(55))
  onPointerUp()
  assert.equal(moves, [['a', 1]])
})

test('nothing is moved after the drag was ended, or once its row is gone', () => {
  const ended = open('a', 'b')
  ended.onPointerDown(pointerOn(ended.rows[0], 10))
  ended.onPointerMove(pointerAt(35))
  ended.onPointerCancel()
  ended.onPointerUp()
  assert.equal([ended.moves, ended.landings.at(-1)], [[], undefined])

  const gone = open('a', 'b')
  gone.onPointerDown(pointerOn(gone.rows[1], 30))
  gone.onPointerMove(pointerAt(5))
  gone.rows.pop()
  gone.onPointerUp()
  assert.equal(gone.moves, [])
})

test('the place is found again where the rows have scrolled below a resting pointer', () => {
  const { onPointerDown, onPointerMove, rows, landings, drag } = open('a', 'b')
  onPointerDown(pointerOn(rows[0], 2))
  drag.land()
  assert.equal(landings, [])
  onPointerMove(pointerAt(15))
  for (const [index, row] of rows.entries()) {
    row.getBoundingClientRect = () => ({ top: index * 20 - 40, bottom: index * 20 - 20 })
  }
  drag.land()
  assert.equal(landings, [
    { key: 'b', side: 'before' },
    { key: 'b', side: 'after' },
  ])
})

function openList() {
  const window = new EventTarget()
  const frames = new Set<unknown>()
  standIn('addEventListener', window.addEventListener.bind(window))
  standIn('removeEventListener', window.removeEventListener.bind(window))
  standIn('requestAnimationFrame', (frame: unknown) => frames.add(frame) && frame)
  standIn('cancelAnimationFrame', (frame: unknown) => frames.delete(frame))
  const moves: string[] = []
  let rendered = 0
  const hook = liveHook(() => {
    rendered += 1
    const time = rendered
    return useDrag((key, by) => moves.push(`${key} by ${by}, seen ${time === rendered}`))
  })
  return { hook, frames, moves, window, rows: rowsOf('a', 'b') }
}

test('a list renders where the row would land, and moves it for the last rendering', () => {
  const { hook, frames, moves, rows } = openList()
  const { handlers } = hook.now
  handlers.onPointerDown(pointerOn(rows[0], 10))
  assert.is(hook.now.landing, undefined)
  handlers.onPointerMove(pointerAt(35))
  assert.equal(hook.now.landing, { key: 'b', side: 'after' })
  assert.is(frames.size, 1)
  assert.is(hook.now.handlers, handlers)
  handlers.onPointerUp()
  assert.equal([hook.now.landing, frames.size], [undefined, 0])
  assert.equal(moves, ['a by 1, seen true'])
})

test('Escape ends the drag', () => {
  const { hook, moves, rows, window } = openList()
  const { handlers } = hook.now
  handlers.onPointerDown(pointerOn(rows[0], 10))
  handlers.onPointerMove(pointerAt(35))
  assert.ok(hook.now.landing)
  window.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }))
  assert.is(hook.now.landing, undefined)
  handlers.onPointerUp()
  assert.equal(moves, [])
})

test.run()
