import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementsIn, shownToast } from '../../../../support/rendered.tsx'
import { pageOf, pageServer, retitled, titlesOf } from '../saving/page-server.ts'

const { document } = openAdminPage()
const { useSectionActions } = await import(
  '../../../../../web/admin/pages/editor/use-section-actions.ts'
)
const { createDraft } = await import('../../../../../web/admin/pages/saving/draft.ts')
const { restored } = await import('../../../../../web/admin/pages/saving/restore.ts')

const test = suite('what is done with a section as a whole')

async function open(selected?: string) {
  const server = pageServer(pageOf({ a: 'One', b: 'Two' }))
  const draft = createDraft(restored(await server.connection.read(), []).state, server.connection)
  use(() => draft.close())
  const calls: string[] = []
  const selection = {
    key: selected,
    select: (key: string) => calls.push(key),
    clear: () => calls.push('none'),
  }
  const hook = liveHook(() => useSectionActions(draft, selection as never))
  return {
    draft,
    calls,
    actions: hook.now,
    titles: () => titlesOf(draft.state.value.page),
    steps: () => draft.state.value.steps.past.length,
  }
}

const undo = () => elementsIn(shownToast()?.action)[0]?.props.onClick()

test('one is moved within the page; at the end nothing is changed', async () => {
  const { actions, titles, steps } = await open()
  actions.move('a', 1)
  assert.equal([titles(), steps()], [['Two', 'One'], 1])
  actions.move('a', 1)
  assert.equal([titles(), steps()], [['Two', 'One'], 1])
})

test('a copy stands behind its model and is selected', async () => {
  const { actions, titles, calls, draft } = await open()
  actions.copy('a')
  assert.equal(titles(), ['One', 'One', 'Two'])
  assert.equal(calls, [draft.state.value.page.keys[1]])
  actions.copy('gone')
  assert.equal([titles().length, calls.length], [3, 1])
})

test('a new one stands behind the selected one, or at the end', async () => {
  const section = { kind: 'prose', title: 'New' } as const
  for (const [selected, expected] of [
    ['a', ['One', 'New', 'Two']],
    [undefined, ['One', 'Two', 'New']],
  ] as const) {
    const { actions, titles, calls, draft } = await open(selected)
    actions.add(section)
    assert.equal(titles(), expected)
    assert.equal(calls, [draft.state.value.page.keys[expected.indexOf('New')]])
  }
})

test('one is hidden and shown again', async () => {
  const { actions, draft } = await open()
  const isHidden = () => draft.state.value.page.source.sections[1]?.hidden
  actions.hideOrShow('b')
  assert.is(isHidden(), true)
  actions.hideOrShow('b')
  assert.is(isHidden(), undefined)
})

test('a deleted one comes back by the button, with what was typed since', async () => {
  const { actions, draft, titles, calls } = await open('a')
  const focused: number[] = []
  const entries = [0, 1].map(index => ({ focus: () => focused.push(index) }))
  const before = document.querySelectorAll
  document.querySelectorAll = () => entries as never
  use(() => {
    document.querySelectorAll = before
  })
  actions.remove('b')
  assert.equal([titles(), calls, focused], [['One'], ['none'], [1]])
  assert.is(shownToast()?.title, 'Section deleted')
  undo()
  assert.equal([titles(), draft.state.value.steps.past], [['One', 'Two'], []])
  actions.remove('b')
  draft.change(retitled(draft.state.value.page, 'a', 'Uno'))
  undo()
  assert.equal(titles(), ['Uno', 'Two'])
})

test('where the deleted one cannot be joined with what was done since, the former page is back', async () => {
  const { actions, draft, titles } = await open()
  draft.change(retitled(draft.state.value.page, 'b', 'Zwei'))
  actions.move('a', 1)
  actions.remove('b')
  draft.change({ ...pageOf({ b: 'Otherwise', a: 'One' }) })
  undo()
  assert.equal(titles(), ['Zwei', 'One'])
})

test.run()
