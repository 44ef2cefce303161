import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useDrag } from '../../../../web/admin/drag/use-drag.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { pointerAt, pointerOn, rowsOf } from './rows.ts'

const test = suite('a list whose rows are dragged')

function open() {
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

test('renders where the row would land, and moves it for the last rendering', () => {
  const { hook, frames, moves, rows } = open()
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
  const { hook, moves, rows, window } = open()
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
