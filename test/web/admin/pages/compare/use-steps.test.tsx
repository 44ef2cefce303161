import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Change } from '../../../../../web/admin/pages/compare/changes.ts'
import { useSteps } from '../../../../../web/admin/pages/compare/use-steps.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { standIn } from '../../../../support/stand-in.ts'

const { window } = openAdminPage()
class Choice extends EventTarget {}
standIn('HTMLSelectElement', Choice)

const test = suite('going through the changes of a page')

const changes = ['a', 'b', 'c'].map(key => ({ key })) as Change[]

function open(listed = changes) {
  const hook = liveHook(() => useSteps(listed))
  const press = (key: string, more: object = {}) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      ...{ key, altKey: true },
      ...more,
    })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const at = () => [hook.now.current?.key, hook.now.index]
  return { hook, press, at }
}

test('begins at none, goes from one to the next, and stays at the ends', () => {
  const { hook, at } = open()
  assert.equal(at(), [undefined, -1])
  for (const [by, key, index] of [
    [1, 'a', 0],
    [1, 'b', 1],
    [1, 'c', 2],
    [1, 'c', 2],
    [-1, 'b', 1],
    [-1, 'a', 0],
    [-1, 'a', 0],
  ] as const) {
    hook.now.goBy(by)
    assert.equal(at(), [key, index])
  }
  hook.now.go('c')
  assert.equal(at(), ['c', 2])
  hook.now.go('gone')
  assert.equal(at(), [undefined, -1])
})

test('Alt and the arrow keys do the same, but not in a choice, nor without Alt', () => {
  const { press, at } = open()
  assert.is(press('ArrowDown'), true)
  assert.equal(at(), ['a', 0])
  assert.is(press('ArrowDown'), true)
  assert.equal(at(), ['b', 1])
  assert.is(press('ArrowUp'), true)
  assert.equal(at(), ['a', 0])
  assert.is(press('Enter'), false)
  assert.is(press('ArrowDown', { altKey: false }), false)
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    ...{ key: 'ArrowDown', altKey: true },
  })
  Object.defineProperty(event, 'target', { value: new Choice() })
  window.dispatchEvent(event)
  assert.is(event.defaultPrevented, false)
  assert.equal(at(), ['a', 0])
})

test('where nothing has changed there is nothing to go to', () => {
  const { hook, at } = open([])
  hook.now.goBy(1)
  assert.equal(at(), [undefined, -1])
})

test.run()
