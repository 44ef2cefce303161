import { useReducer } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useFocusInRows } from '../../../web/ui/use-focus-in-rows.ts'
import { liveHook } from '../../support/live-hook.tsx'
import { standIn } from '../../support/stand-in.ts'

const test = suite('focus in a list whose rows go')

/** A button or heading that tells of its focus. */
const focusable = (name: string, focused: string[], isHeading = false) => ({
  isConnected: true,
  tabIndex: 0,
  matches: () => isHeading,
  focus: () => focused.push(name),
})

/** Rows of buttons by their names, below a heading. */
function section(...names: string[][]) {
  const focused: string[] = []
  const heading = focusable('heading', focused, true)
  const rows = names.map(row => {
    const buttons = row.map(name => focusable(name, focused))
    return {
      querySelectorAll: () => buttons,
      contains: (element: (typeof buttons)[number]) => buttons.includes(element),
      buttons,
    }
  })
  const element = Object.assign(new EventTarget(), {
    querySelectorAll: () => rows,
    querySelector: () => heading,
  })
  const body = {}
  const document = { body, activeElement: body as unknown }
  standIn('document', document)
  const hook = liveHook(() => {
    const ref = useFocusInRows<HTMLElement>()
    ref.current = element as unknown as HTMLElement
    return useReducer((count: number) => count + 1, 0)[1]
  })
  const focus = (target: object) => {
    const event = new Event('focusin')
    Object.defineProperty(event, 'target', { value: target })
    element.dispatchEvent(event)
  }
  /** Removes a row, and renders what is left. */
  const remove = async (index: number) => {
    const [row] = rows.splice(index, 1)
    for (const button of row?.buttons ?? []) button.isConnected = false
    hook.now()
    await new Promise(resolve => setImmediate(resolve))
    assert.ok(hook.now)
    await new Promise(resolve => setImmediate(resolve))
    return focused.splice(0)
  }
  return { rows, focus, remove, heading, document }
}

test('goes to the same button of the next row, at the end of the one before', async () => {
  const { rows, focus, remove } = section(['a1', 'a2'], ['b1', 'b2'], ['c1', 'c2'])
  focus(rows[1]?.buttons[1] ?? {})
  assert.equal(await remove(1), ['c2'])
  focus(rows[1]?.buttons[0] ?? {})
  assert.equal(await remove(1), ['a1'])
})

test('passes over rows without such a button, and else goes to the heading', async () => {
  const { rows, focus, remove, heading } = section(['a1', 'a2'], ['b1'], ['c1', 'c2'], ['d1', 'd2'])
  focus(rows[2]?.buttons[1] ?? {})
  assert.equal(await remove(2), ['d2'])
  focus(rows[2]?.buttons[1] ?? {})
  assert.equal(await remove(2), ['a2'])
  focus(rows[0]?.buttons[1] ?? {})
  assert.is(heading.tabIndex, 0)
  assert.equal(await remove(0), ['heading'])
  assert.is(heading.tabIndex, -1)
})

test('stays where it is while its row is there, or where it is elsewhere by now', async () => {
  const { rows, focus, remove, document } = section(['a1'], ['b1'], ['c1'])
  focus(rows[0]?.buttons[0] ?? {})
  assert.equal(await remove(1), [])
  document.activeElement = {}
  assert.equal(await remove(0), [])
  document.activeElement = document.body
  assert.equal(await remove(0), [])
})

test.run()
