import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { DraftState } from '../../../../../web/admin/pages/saving/draft-state.ts'
import { observable } from '../../../../../web/ui/observable.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { shownToast } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'

const { window, document } = openAdminPage()
const { useEditorGuards } = await import(
  '../../../../../web/admin/pages/editor/use-editor-guards.ts'
)
const { unsavedNow } = await import('../../../../../web/admin/unsaved.ts')

const test = suite('guards of the editor')

function open(initial: Partial<DraftState> = {}) {
  const calls: string[] = []
  const note = (name: string) => () => calls.push(name)
  const state = observable({ status: 'saved', ...initial } as DraftState)
  const draft = { state, undo: note('undo'), redo: note('redo'), flush: note('save') }
  const hook = liveHook(() => useEditorGuards(draft as never, note('conflict')))
  const set = (change: Partial<DraftState>) => state.set({ ...state.value, ...change })
  return { hook, calls, set }
}

function press(key: string, more: object = { ctrlKey: true }): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more })
  return !window.dispatchEvent(event)
}

/** What lies over the editor. */
function withDialog(dialog: unknown) {
  standIn('document', Object.assign(document, { querySelector: () => dialog }))
  use(() => void Reflect.deleteProperty(document, 'querySelector'))
}

test('the keys of undo, redo and save do so in place of the browser', () => {
  withDialog(null)
  const { calls } = open()
  for (const [key, more] of [
    ['z', undefined],
    ['Z', { metaKey: true, shiftKey: true }],
    ['y', undefined],
    ['S', { metaKey: true }],
  ] as const) {
    assert.is(press(key, more), true, key)
  }
  assert.equal(calls, ['undo', 'redo', 'redo', 'save'])
})

test('other keys, and those over a dialog, are left to the browser', () => {
  withDialog(null)
  const { calls } = open()
  assert.equal([press('z', {}), press('a'), press('y', { shiftKey: true })], [false, false, false])
  withDialog({})
  assert.is(press('z'), false)
  assert.equal(calls, [])
})

test('what is not saved is asked about before signing out, while the editor is open', () => {
  const { set } = open()
  assert.equal(unsavedNow(), [])
  set({ status: 'unsaved' })
  assert.equal(unsavedNow(), ['Your last changes of a page are not saved yet.'])
  set({ status: 'saved' })
  assert.equal(unsavedNow(), [])
})

test('a conflict opens once, also one that was there before', () => {
  const conflict = (theirs: object) => ({ conflict: { theirs } as never })
  const [one, other] = [{}, {}]
  const { calls, set } = open(conflict(one))
  assert.equal(calls, ['conflict'])
  set({ status: 'conflict' })
  assert.is(calls.length, 1)
  set(conflict(other))
  assert.is(calls.length, 2)
  set({ conflict: undefined })
  assert.is(calls.length, 2)
  set(conflict(other))
  assert.is(calls.length, 3)
  assert.equal(open().calls, [])
})

test('text of an earlier visit is said to be back', () => {
  const before = shownToast()?.id
  open()
  assert.is(shownToast()?.id, before)
  open({ isRestored: true })
  assert.is(shownToast()?.title, 'Your text is back')
})

test('an editor that was left hears no key', () => {
  withDialog(null)
  assert.is(press('z'), false)
})

test.run()
