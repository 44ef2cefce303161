import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useLiveFaults } from '../../../../../web/admin/pages/form/live-faults.ts'
import { liveHook } from '../../../../support/live-hook.tsx'

const test = suite('faults of a form that is typed in')

const found = { 'sections.1.title': 'Too long' }
const first = { title: 'A', text: 'x' }

const form = () =>
  liveHook(() => {
    const [given, set] = useState<{ faults: Record<string, string>; value: object }>({
      faults: found,
      value: first,
    })
    return { live: useLiveFaults(given.faults, 'sections.1', given.value), set }
  })

test('are the same object while another field changes', () => {
  const live = form()
  const before = live.now.live
  assert.equal(before, found)
  flushSync(() => live.now.set({ faults: found, value: { ...first, text: 'y' } }))
  assert.is(live.now.live, before)
  flushSync(() => live.now.set({ faults: found, value: { ...first, title: 'B' } }))
  assert.equal(live.now.live, {})
  flushSync(() => live.now.set({ faults: found, value: first }))
  assert.equal(live.now.live, found)
})

test('are new ones with each answer of the server, in other words too', () => {
  const live = form()
  const again = { 'sections.1.title': 'Still too long' }
  const value = { ...first, title: 'AB' }
  flushSync(() => live.now.set({ faults: again, value }))
  assert.equal(live.now.live, again)
})

test.run()
