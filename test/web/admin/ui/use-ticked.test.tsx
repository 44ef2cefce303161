import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useTicked } from '../../../../web/admin/ui/use-ticked.ts'
import { liveHook } from '../../../support/live-hook.tsx'

const test = suite('ticked rows of a list')

function open(most = 3) {
  const shown = { view: 'all' }
  const hook = liveHook(() => useTicked(shown.view, most))
  return { shown, hook, ids: () => [...hook.now.ids].join(' ') }
}

test('are ticked and unticked one by one, or all at once up to the limit', () => {
  const { hook, ids } = open()
  hook.now.toggle('a')
  hook.now.toggle('b')
  assert.is(ids(), 'a b')
  hook.now.toggle('a')
  assert.is(ids(), 'b')
  hook.now.tick(['a', 'b', 'c'])
  assert.is(ids(), 'a b c')
  hook.now.tick(['a', 'b', 'c', 'd'])
  assert.is(ids(), 'a b c')
})

test('those that a change has reached are unticked, the others stay', () => {
  const { hook, ids } = open()
  hook.now.tick(['a', 'b', 'c'])
  hook.now.untick(['a', 'c', 'x'])
  assert.is(ids(), 'b')
})

test('another view begins with none', () => {
  const { shown, hook, ids } = open()
  hook.now.toggle('a')
  shown.view = 'unread'
  hook.now.untick([])
  assert.is(ids(), '')
  hook.now.toggle('b')
  assert.is(ids(), 'b')
})

test.run()
