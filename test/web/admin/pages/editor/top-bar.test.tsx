import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { DraftState } from '../../../../../web/admin/pages/saving/draft-state.ts'
import { Button } from '../../../../../web/admin/ui/button.tsx'
import type { KeyedPage } from '../../../../../web/page-editing/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementIn, elementsIn, press, returnOf, textOf } from '../../../../support/rendered.tsx'
import { pageOf } from '../saving/page-server.ts'

openAdminPage()
const { TopBar } = await import('../../../../../web/admin/pages/editor/top-bar.tsx')
const { PreviewWidths } = await import('../../../../../web/admin/pages/preview/preview-widths.tsx')
const { noSteps } = await import('../../../../../web/admin/pages/saving/steps.ts')

const test = suite('bar above the editor')

const published = pageOf({ a: 'One', b: 'Two' })

function open(page: KeyedPage = published, state: Partial<DraftState> = {}) {
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

test('names the page and counts what visitors do not see', () => {
  assert.match(open().text, /^‹ About Saved ↶/)
  const { source } = published
  assert.match(open({ ...published, source: { ...source, name: 7 } }).text, /^‹ \/about \d/)
  const typed = open(pageOf({ a: 'Uno', b: 'Dos' }))
  assert.match(typed.text, /^‹ About 2 unpublished Saved/)
  assert.equal([open().button('Publish').isIdle, typed.button('Publish').isIdle], [true, false])
})

test('has undo and redo as far as there are steps', () => {
  const idle = (steps: DraftState['steps']) => {
    const { button } = open(published, { steps })
    return ['Undo', 'Redo'].map(name => button(name).isIdle)
  }
  assert.equal(idle(noSteps), [true, true])
  assert.equal(idle({ past: [published], future: [] }), [false, true])
  assert.equal(idle({ past: [], future: [published] }), [true, false])
})

test('says what is wrong with saving, and offers the choice of a conflict', () => {
  const trouble = (state: Partial<DraftState>) =>
    elementIn(open(published, state).bar, 'p').props['data-trouble']
  assert.equal([trouble({}), trouble({ status: 'saving' })], [undefined, undefined])
  assert.is(trouble({ status: 'unreached' }), true)
  const isOffered = (state: Partial<DraftState>) =>
    elementsIn(open(published, state).bar).some(({ props }) => props.children === 'Choose')
  assert.equal([isOffered({}), isOffered({ conflict: {} as never })], [false, true])
})

test('each button does what it says', () => {
  const { bar, button, calls } = open(published, { conflict: {} as never })
  press(bar, 'Choose')
  for (const name of ['Undo', 'Redo', 'Publish']) button(name).onClick()
  elementIn(bar, 'button', props => props['aria-label'] === 'Compare').props.onClick()
  elementIn(bar, PreviewWidths).props.onWidth('desktop')
  assert.equal(calls, ['resolve', 'undo', 'redo', 'publish', 'compare', 'width'])
})

test('shows which width the preview has, and changes it', () => {
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

test.run()
