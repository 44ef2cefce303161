import { useState } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { FocusProvider } from '../../../../../../web/admin/pages/form/form-context.ts'
import { useOpenRow } from '../../../../../../web/admin/pages/form/rows/use-open-row.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'

const test = suite('open row of a list')

function open(asked?: { at: string }) {
  const useList = () => {
    const [keys, show] = useState([10, 11])
    return { ...useOpenRow('list', keys), show }
  }
  return liveHook(useList, {
    around: inside => <FocusProvider value={asked}>{inside}</FocusProvider>,
  })
}

test('is the one in which a field is to be focused', () => {
  assert.is(open({ at: 'list.1.title' }).now.key, 11)
  assert.is(open({ at: 'list.0' }).now.key, 10)
  for (const at of ['list', 'lists.1', 'other.1.title']) assert.is(open({ at }).now.key, undefined)
})

test('is the same one wherever it is moved', () => {
  const hook = open()
  hook.now.open(0)
  assert.is(hook.now.key, 10)
  hook.now.show([11, 10])
  assert.is(hook.now.key, 10)
})

test('is a new one once there are more rows', () => {
  const hook = open()
  hook.now.openNew(1)
  assert.is(hook.now.key, undefined)
  hook.now.show([10, 12, 11])
  assert.is(hook.now.key, 12)
  hook.now.show([12, 10, 11])
  assert.is(hook.now.key, 12)
})

test('closes at the second press of the row that is open', () => {
  const hook = open()
  hook.now.toggle(0)
  hook.now.toggle(1)
  assert.is(hook.now.key, 11)
  hook.now.show([11, 10])
  hook.now.toggle(0)
  assert.is(hook.now.key, undefined)
})

test.run()
