import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { DraftState } from '../../../../web/admin/draft/draft-state.ts'
import { observable } from '../../../../web/ui/observable.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { shownToast } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { type Card, cardKind, type StoredCard } from './card.ts'

const { window, document } = openAdminPage()
const { useDraftScreen } = await import('../../../../web/admin/draft/use-draft-screen.ts')

const test = suite('the screen of a draft')

type State = DraftState<Card, Card, StoredCard>

function open(initial: Partial<State> = {}) {
  const calls: string[] = []
  const note = (name: string) => () => calls.push(name)
  const state = observable({ status: 'saved', ...initial } as State)
  const set = (change: Partial<State>) => state.set({ ...state.value, ...change })
  const draft = { state, undo: note('undo'), redo: note('redo'), flush: note('save'), note: set }
  const kind = { ...cardKind, tooLate: () => 'It ended.' }
  liveHook(() => useDraftScreen(kind, draft as never, note('conflict')))
  return { calls, set, state }
}

function pressKey(key: string, more: object = { ctrlKey: true }): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more })
  return !window.dispatchEvent(event)
}

/** The layer over the editor. */
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
    assert.is(pressKey(key, more), true, key)
  }
  assert.equal(calls, ['undo', 'redo', 'redo', 'save'])
})

test('other keys, and those over a dialog or in a search, are left to the browser', () => {
  withDialog(null)
  const { calls } = open()
  assert.equal(
    [pressKey('z', {}), pressKey('a'), pressKey('y', { shiftKey: true })],
    [false, false, false],
  )
  withDialog({})
  assert.is(pressKey('z'), false)
  withDialog(null)
  Object.assign(window, { closest: () => ({}) })
  use(() => void Reflect.deleteProperty(window, 'closest'))
  assert.is(pressKey('z'), false)
  assert.equal(calls, [])
  assert.is(pressKey('s'), true)
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

test('text of an earlier visit is said to be back, or that it came too late, once', () => {
  const before = shownToast()?.id
  open()
  assert.is(shownToast()?.id, before)
  const restored = open({ former: 'restored' })
  assert.match(shownToast()?.title ?? '', 'Your text is back')
  assert.match(shownToast()?.description ?? '', 'is in the card again')
  assert.is(restored.state.value.former, undefined)
  open({ former: 'too late' })
  assert.is(shownToast()?.title, 'Text that was not saved is not in this card')
  assert.is(shownToast()?.description, 'It ended.')
})

test('leaving is asked about where the draft does not save itself', () => {
  const { set } = open()
  const isAsked = (status: State['status']) => {
    set({ status })
    return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  }
  assert.equal((['saved', 'unsaved', 'saving', 'unreached'] as const).map(isAsked), [
    ...[false, false, false, false],
  ])
  assert.equal((['refused', 'conflict'] as const).map(isAsked), [true, true])
  set({ status: 'saved' })
})

test('a screen that was left hears no key', () => {
  withDialog(null)
  assert.is(pressKey('z'), false)
})

test.run()
