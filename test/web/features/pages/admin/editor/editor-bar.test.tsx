import * as assert from 'uvu/assert'
import { suite } from '#test'
import { noSteps } from '../../../../../../web/admin/draft/steps.ts'
import { Button } from '../../../../../../web/admin/ui/button.tsx'
import type { PageDraftState } from '../../../../../../web/features/pages/admin/saving/page-kind.ts'
import type { KeyedPage } from '../../../../../../web/features/pages/contract.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { elementIn, elementsIn, press, returnOf, textOf } from '../../../../../support/rendered.tsx'
import { pageOf } from '../saving/page-server.ts'

openAdminPage()
const { TopBar } = await import('../../../../../../web/features/pages/admin/editor/top-bar.tsx')
const { PreviewWidths } = await import(
  '../../../../../../web/features/pages/admin/preview/preview-widths.tsx'
)

const test = suite('bar above the editor')

const published = pageOf({ a: 'One', b: 'Two' })

function openBar(page: KeyedPage = published, state: Partial<PageDraftState> = {}) {
  const calls: string[] = []
  const note = (name: string) => () => calls.push(name)
  const props = {
    state: {
      ...{ typed: page, stored: { published }, steps: noSteps, status: 'saved', ...state },
    } as PageDraftState,
    draft: { undo: note('undo'), redo: note('redo'), flush: note('save') } as never,
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
  const idle = (steps: PageDraftState['steps']) => {
    const { button } = openBar(published, { steps })
    return ['Undo', 'Redo'].map(name => button(name).isIdle)
  }
  assert.equal(idle(noSteps), [true, true])
  assert.equal(idle({ past: [published], future: [] }), [false, true])
  assert.equal(idle({ past: [], future: [published] }), [true, false])
})

test('the bar says what is wrong with saving, and offers what helps', () => {
  const trouble = (state: Partial<PageDraftState>) =>
    elementIn(openBar(published, state).bar, 'p').props['data-trouble']
  assert.equal([trouble({}), trouble({ status: 'saving' })], [undefined, undefined])
  assert.is(trouble({ status: 'unreached' }), true)
  const offered = (state: Partial<PageDraftState>) =>
    elementsIn(openBar(published, state).bar)
      .map(({ props }) => props.children)
      .filter(words => words === 'Choose' || words === 'Save again')
  assert.equal(offered({}), [])
  assert.equal(offered({ conflict: {} as never }), ['Choose'])
  assert.equal(offered({ status: 'refused' }), ['Save again'])
})

test('each button of the bar does what it says', () => {
  const conflict = {} as never
  const { bar, button, calls } = openBar(published, { conflict, status: 'refused' })
  press(bar, 'Choose')
  press(bar, 'Save again')
  for (const name of ['Undo', 'Redo', 'Publish']) button(name).onClick()
  elementIn(bar, 'button', props => props['aria-label'] === 'Compare').props.onClick()
  elementIn(bar, PreviewWidths).props.onWidth('desktop')
  assert.equal(calls, ['resolve', 'save', 'undo', 'redo', 'publish', 'compare', 'width'])
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

test.run()
