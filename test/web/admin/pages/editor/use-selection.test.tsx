import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { THE_PAGE, useSelection } from '../../../../../web/admin/pages/editor/use-selection.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { pageOf } from '../saving/page-server.ts'

const test = suite('section that is edited')

const open = () => {
  let page = pageOf({ a: 'One', b: 'Two' })
  const live = liveHook(() => useSelection(page))
  const now = () => {
    const { key, index, at, focus, panel } = live.now
    return { key, index, at, focus: focus?.at, panel }
  }
  return { live, now, change: (next: typeof page) => (page = next) }
}
const NONE = { key: undefined, index: undefined, at: undefined, focus: undefined, panel: undefined }

test('is none at first, and the one that is selected', () => {
  const { live, now } = open()
  assert.equal(now(), NONE)
  flushSync(() => live.now.select('b'))
  assert.equal(now(), { ...NONE, key: 'b', index: 1, panel: 'form' })
  flushSync(() => live.now.clear())
  assert.equal(now(), NONE)
})

test('has the focus in a field that was asked for, until the next is selected', () => {
  const { live, now } = open()
  const at = 'sections.0.title'
  flushSync(() => live.now.select('a', at))
  assert.equal(now(), { key: 'a', index: 0, at, focus: at, panel: 'form' })
  flushSync(() => live.now.select('b'))
  assert.equal([now().at, now().focus], [undefined, undefined])
})

test('may be the page itself, which has no place among sections', () => {
  const { live, now } = open()
  flushSync(() => live.now.select(THE_PAGE))
  assert.equal([now().key, now().index], [THE_PAGE, undefined])
})

test('is none once it is gone, and again when it comes back', () => {
  const { live, now, change } = open()
  flushSync(() => live.now.select('b'))
  change(pageOf({ a: 'One' }))
  flushSync(() => live.now.setPanel('outline'))
  assert.equal([now().key, now().index], [undefined, undefined])
  change(pageOf({ b: 'Two', a: 'One' }))
  flushSync(() => live.now.setPanel('form'))
  assert.equal([now().key, now().index], ['b', 0])
})

test.run()
