import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Drag } from '../../../../web/admin/drag/create-drag.ts'
import { whileDragging } from '../../../../web/admin/drag/while-dragging.ts'
import { standIn } from '../../../support/stand-in.ts'

const test = suite('while a row is dragged')

interface Box {
  top: number
  bottom: number
  overflowY?: string
  isLonger?: boolean
}

/** An element that scrolls where it is longer than what it shows. */
function boxIn(parentElement: unknown, { top, bottom, overflowY, isLonger }: Box) {
  const scrolled: number[] = []
  return {
    parentElement,
    overflowY: overflowY ?? 'visible',
    clientHeight: 100,
    scrollHeight: isLonger ? 101 : 100,
    getBoundingClientRect: () => ({ top, bottom }),
    scrollBy: ({ top }: { top: number }) => scrolled.push(Math.sign(top)),
    scrolled,
  }
}

function open(y: number, box: Box) {
  const root = boxIn(null, { top: -300, bottom: 2000 })
  const around = boxIn(root, box)
  const row = { parentElement: boxIn(around, { top: 0, bottom: 0 }) }
  const frames: (() => void)[] = []
  const window = new EventTarget()
  standIn('document', { documentElement: root })
  standIn('innerHeight', 1000)
  standIn('getComputedStyle', ({ overflowY }: { overflowY: string }) => ({ overflowY }))
  standIn('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  standIn('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1))
  standIn('addEventListener', window.addEventListener.bind(window))
  standIn('removeEventListener', window.removeEventListener.bind(window))
  const called: string[] = []
  let held: unknown = { row, y }
  const drag = {
    held: () => held,
    land: () => called.push('land'),
    end: () => {
      called.push('end')
      held = undefined
    },
  }
  const stop = whileDragging(drag as unknown as Drag)
  return { stop, frames, root, around, called, window }
}

const list: Box = { top: 200, bottom: 700, overflowY: 'auto', isLonger: true }
const draw = ({ frames }: { frames: (() => void)[] }) => frames.shift()?.()

test('what is around the rows scrolls, frame by frame, while the pointer is at an edge', () => {
  for (const [y, scrolled] of [
    [210, [-1, -1]],
    [450, []],
    [690, [1, 1]],
  ] as const) {
    const opened = open(y, list)
    draw(opened)
    draw(opened)
    assert.equal(opened.around.scrolled, scrolled, `${y} px`)
    assert.equal([opened.root.scrolled, opened.called], [[], ['land', 'land']])
  }
})

test('the window scrolls where nothing around the rows does', () => {
  for (const box of [
    { ...list, isLonger: false },
    { ...list, overflowY: 'hidden' },
  ]) {
    const opened = open(990, box)
    draw(opened)
    assert.equal([opened.around.scrolled, opened.root.scrolled], [[], [1]])
  }
})

test('the edges are those in sight: of a list that is longer than the window, the window’s', () => {
  for (const [y, step] of [
    [59, -1],
    [60, undefined],
    [940, undefined],
    [941, 1],
  ] as const) {
    const opened = open(y, { ...list, top: -500, bottom: 1800 })
    draw(opened)
    assert.is(opened.around.scrolled[0], step, `${y} px`)
  }
})

test('Escape ends the drag and reaches nothing else, another key does', () => {
  const { window, called, frames } = open(450, list)
  const press = (key: string) => {
    const event = Object.assign(new Event('keydown'), { key })
    window.dispatchEvent(event)
    return event.cancelBubble
  }
  assert.is(press('a'), false)
  assert.equal(called, [])
  assert.is(press('Escape'), true)
  assert.equal(called, ['end'])
  draw({ frames })
  assert.equal([called, frames], [['end'], []])
})

test('nothing is left once it stops', () => {
  const { stop, frames, window, called } = open(450, list)
  stop()
  window.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }))
  assert.equal([frames, called], [[], []])
})

test.run()
