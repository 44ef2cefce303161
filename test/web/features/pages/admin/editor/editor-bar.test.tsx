import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { Button } from '../../../../../../web/admin/ui/button.tsx'
import type { DraftState } from '../../../../../../web/features/pages/admin/saving/draft-state.ts'
import type { KeyedPage } from '../../../../../../web/features/pages/contract.ts'
import { observable } from '../../../../../../web/ui/observable.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  press,
  returnOf,
  shownToast,
  textOf,
} from '../../../../../support/rendered.tsx'
import { standIn } from '../../../../../support/stand-in.ts'
import { pageOf } from '../saving/page-server.ts'

const { window, document } = openAdminPage()
const { TopBar } = await import('../../../../../../web/features/pages/admin/editor/top-bar.tsx')
const { PreviewWidths } = await import(
  '../../../../../../web/features/pages/admin/preview/preview-widths.tsx'
)
const { noSteps } = await import('../../../../../../web/features/pages/admin/saving/steps.ts')
const { useEditorGuards } = await import(
  '../../../../../../web/features/pages/admin/editor/use-editor-guards.ts'
)
const { unsavedNow } = await import('../../../../../../web/admin/unsaved.ts')

const test = suite('bar above the editor, and its keys')

const published = pageOf({ a: 'One', b: 'Two' })

function openBar(page: KeyedPage = published, state: Partial<DraftState> = {}) {
  const calls: string[] = []
  const note = (name: string) => () => calls.push(name)
  const props = {
    state: { page, published, steps: noSteps, status: 'saved', ...state } as DraftState,
    draft: { undo: note('undo'), redo: note('redo') } as never,
    ...{ width: 'phone' as const, isPublishing: false, onWidth: note('width') },
    onPublish: note('publish'),
    onResolve: note('resolve'),
    onCompare: note('compare'),
  }
  const bar = returnOf(() => TopBar(props))
  const button = (name: string) =>
    elementIn(
      bar,
      Button,
      ({ children, ...more }) => children === name || more['aria-label'] === name,
    ).props
  return { bar, calls, button, text: textOf(<TopBar {...props} />) }
}

test('the bar names the page and counts what visitors do not see', () => {
  assert.match(openBar().text, /^‹ About Saved ↶/)
  const { source } = published
  assert.match(openBar({ ...published, source: { ...source, name: 7 } }).text, /^‹ \/about \d/)
  const typed = openBar(pageOf({ a: 'Uno', b: 'Dos' }))
  assert.match(typed.text, /^‹ About 2 unpublished Saved/)
  assert.equal([openBar().button('Publish').isIdle, typed.button('Publish').isIdle], [true, false])
})

test('the bar has undo and redo as far as there are steps', () => {
  const idle = (steps: DraftState['steps']) => {
    const { button } = openBar(published, { steps })
    return ['Undo', 'Redo'].map(name => button(name).isIdle)
  }
  assert.equal(idle(noSteps), [true, true])
  assert.equal(idle({ past: [published], future: [] }), [false, true])
  assert.equal(idle({ past: [], future: [published] }), [true, false])
})

test('the bar says what is wrong with saving, and offers the choice of a conflict', () => {
  const trouble = (state: Partial<DraftState>) =>
    elementIn(openBar(published, state).bar, 'p').props['data-trouble']
  assert.equal([trouble({}), trouble({ status: 'saving' })], [undefined, undefined])
  assert.is(trouble({ status: 'unreached' }), true)
  const isOffered = (state: Partial<DraftState>) =>
    elementsIn(openBar(published, state).bar).some(({ props }) => props.children === 'Choose')
  assert.equal([isOffered({}), isOffered({ conflict: {} as never })], [false, true])
})

test('each button of the bar does what it says', () => {
  const { bar, button, calls } = openBar(published, { conflict: {} as never })
  press(bar, 'Choose')
  for (const name of ['Undo', 'Redo', 'Publish']) button(name).onClick()
  elementIn(bar, 'button', props => props['aria-label'] === 'Compare').props.onClick()
  elementIn(bar, PreviewWidths).props.onWidth('desktop')
  assert.equal(calls, ['resolve', 'undo', 'redo', 'publish', 'compare', 'width'])
})

test('the bar shows which width the preview has, and changes it', () => {
  const chosen: string[] = []
  const buttons = elementsIn(
    PreviewWidths({ width: 'desktop', onWidth: width => chosen.push(width) }),
  ).filter(({ type }) => type === 'button')
  assert.equal(
    buttons.map(({ props }) => [props.children, props['aria-pressed']]),
    [
      ['Phone', false],
      ['Desktop', true],
    ],
  )
  for (const { props } of buttons) props.onClick()
  assert.equal(chosen, ['phone', 'desktop'])
})

function open(initial: Partial<DraftState> = {}) {
  const calls: string[] = []
  const note = (name: string) => () => calls.push(name)
  const state = observable({ status: 'saved', ...initial } as DraftState)
  const draft = { state, undo: note('undo'), redo: note('redo'), flush: note('save') }
  const hook = liveHook(() => useEditorGuards(draft as never, note('conflict')))
  const set = (change: Partial<DraftState>) => state.set({ ...state.value, ...change })
  return { hook, calls, set }
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

test('other keys, and those over a dialog, are left to the browser', () => {
  withDialog(null)
  const { calls } = open()
  assert.equal(
    [pressKey('z', {}), pressKey('a'), pressKey('y', { shiftKey: true })],
    [false, false, false],
  )
  withDialog({})
  assert.is(pressKey('z'), false)
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
  assert.is(pressKey('z'), false)
})

test.run()
