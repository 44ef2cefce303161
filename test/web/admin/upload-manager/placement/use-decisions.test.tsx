import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ChosenFile } from '../../../../../web/admin/upload-manager/files/chosen-file.ts'
import type { Placement } from '../../../../../web/admin/upload-manager/placement/placement.ts'
import { useDecisions } from '../../../../../web/admin/upload-manager/placement/use-decisions.ts'
import { liveHook } from '../../../../support/live-hook.tsx'

const test = suite('steps of decisions before an upload')

/** None of them has a place yet, so that each is ticked by itself. */
const files = ['a', 'b', 'c', 'd', 'e'].map(
  (name, index): ChosenFile => ({
    ...{ path: name, name, size: 10, changedAt: 5 - index },
    read: async () => new Blob(),
  }),
)
const placements = files.map((file): Placement => ({ file, verdict: 'unplaced' }) as Placement)
const [a, b, , d, e] = files as [ChosenFile, ChosenFile, ChosenFile, ChosenFile, ChosenFile]

function open() {
  const hook = liveHook(() => useDecisions(placements))
  const ticked = () =>
    hook.now.decisions.map(({ file, isChosen }) => (isChosen ? file.name : '')).join('')
  return { hook, ticked }
}

test('a range goes from what was ticked last to what is ticked now, both ways', () => {
  const { hook, ticked } = open()
  hook.now.tick(b, true, false)
  assert.is(ticked(), 'b')
  hook.now.tick(d, true, true)
  assert.is(ticked(), 'bcd')
  hook.now.tick(a, true, true)
  assert.is(ticked(), 'abcd')
  hook.now.tick(e, true, false)
  hook.now.tick(d, false, false)
  assert.is(ticked(), 'abce')
})

test('a range that has no beginning is the file alone', () => {
  const { hook, ticked } = open()
  hook.now.tick(d, true, true)
  assert.is(ticked(), 'd')
})

test('each step is taken back, up to the first decisions', () => {
  const { hook, ticked } = open()
  assert.is(hook.now.undo, undefined)
  hook.now.tick(a, true, false)
  hook.now.tick(b, true, false)
  hook.now.undo?.()
  assert.is(ticked(), 'a')
  hook.now.undo?.()
  assert.is(ticked(), '')
  assert.is(hook.now.undo, undefined)
})

test('a change that changes nothing is no step', () => {
  const { hook } = open()
  hook.now.change(decisions => decisions)
  assert.is(hook.now.undo, undefined)
})

test('another order is no step, and holds for those that are taken back', () => {
  const { hook } = open()
  const names = () => hook.now.decisions.map(({ file }) => file.name).join('')
  assert.equal([hook.now.order, names()], ['name', 'abcde'])
  hook.now.tick(a, true, false)
  hook.now.reorder('time')
  const byTime = names()
  assert.is(hook.now.order, 'time')
  hook.now.undo?.()
  assert.equal([names(), hook.now.undo], [byTime, undefined])
  hook.now.reorder('name')
  assert.is(names(), 'abcde')
})

test.run()
