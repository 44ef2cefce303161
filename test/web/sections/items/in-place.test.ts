import type { MouseEvent } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { inPlace } from '../../../../web/sections/items/in-place.ts'

const test = suite('a link that acts in place')

/** What a click with these keys did. */
function clicked(keys: Partial<MouseEvent>): string[] {
  const done: string[] = []
  const event = { ...keys, preventDefault: () => done.push('stayed') } as MouseEvent
  inPlace(() => void done.push('acted'))(event)
  return done
}

test('acts in place of the browser', () => {
  assert.equal(clicked({}), ['stayed', 'acted'])
})

test('leaves a click to the browser that opens a tab, a window or a download', () => {
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)
    assert.equal(clicked({ [key]: true }), [], key)
})

test.run()
