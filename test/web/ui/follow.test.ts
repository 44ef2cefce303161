import type { MouseEvent } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { inPlace } from '../../../web/sections/items/in-place.ts'
import { follow } from '../../../web/ui/follow.ts'
import { withGlobals } from '../browser-globals.ts'

const test = suite('click on a link to a page')

/** Where it leads without a reload, and whether the browser is kept from loading it. */
function clicked(event: object) {
  const opened: unknown[] = []
  let isPrevented = false
  withGlobals({ history: { pushState: (_: unknown, __: string, to: string) => opened.push(to) } })
  follow({
    button: 0,
    detail: 1,
    currentTarget: { getAttribute: () => '/rooms' },
    preventDefault: () => {
      isPrevented = true
    },
    ...event,
  } as unknown as MouseEvent<HTMLAnchorElement>)
  return { opened, isPrevented }
}

test('opens it without a reload, also by the keyboard', () => {
  assert.equal(clicked({}), { opened: ['/rooms'], isPrevented: true })
  assert.equal(clicked({ detail: 0 }), { opened: ['/rooms'], isPrevented: true })
})

test('is left to the browser with a modifier key, another button, or after it was handled', () => {
  for (const event of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { shiftKey: true },
    { button: 1 },
    { defaultPrevented: true },
  ]) {
    assert.equal(clicked(event), { opened: [], isPrevented: false }, JSON.stringify(event))
  }
})

test('the second of a double click opens nothing', () => {
  assert.equal(clicked({ detail: 2 }), { opened: [], isPrevented: true })
})

/** Clicks with these keys, and tells what happened. */
function pressed(keys: Partial<MouseEvent>): string[] {
  const done: string[] = []
  const event = { ...keys, preventDefault: () => done.push('stayed') } as MouseEvent
  inPlace(() => void done.push('acted'))(event)
  return done
}

test('that acts in place does so instead of the browser', () => {
  assert.equal(pressed({}), ['stayed', 'acted'])
})

test('that acts in place is left to the browser that opens a tab, a window or a download', () => {
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)
    assert.equal(pressed({ [key]: true }), [], key)
})

test.run()
