import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Button } from '../../../../../../web/admin/ui/button.tsx'
import { ReadState } from '../../../../../../web/admin/ui/read-state.tsx'
import { SelectField } from '../../../../../../web/admin/ui/select-field.tsx'
import { api } from '../../../../../../web/base/routes.ts'
import { ChangesList } from '../../../../../../web/features/pages/admin/compare/changes-list.tsx'
import { CompareHead } from '../../../../../../web/features/pages/admin/compare/compare-head.tsx'
import { PairChoice } from '../../../../../../web/features/pages/admin/compare/pair-choice.tsx'
import type { Pair } from '../../../../../../web/features/pages/admin/compare/states.ts'
import type { PageKinds } from '../../../../../../web/features/pages/field-schema.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  emptyClient,
  htmlOf,
  press,
  returnOf,
  textOf,
} from '../../../../../support/rendered.tsx'
import { standIn } from '../../../../../support/stand-in.ts'
import { openedDraft, pageOf, pageServer } from '../saving/page-server.ts'

const { window } = openAdminPage()
const narrow = Object.assign(new EventTarget(), { matches: false })
class Choice extends EventTarget {}
standIn('matchMedia', () => narrow)
standIn('HTMLSelectElement', Choice)
const { CompareDialog } = await import(
  '../../../../../../web/features/pages/admin/compare/compare-dialog.tsx'
)
const { ComparedFrames } = await import(
  '../../../../../../web/features/pages/admin/compare/compared-frames.tsx'
)
const { PreviewFrame } = await import(
  '../../../../../../web/features/pages/admin/preview/preview-frame.tsx'
)
const { about } = await import('../../../../../../web/features/pages/admin/saving/about.ts')

const test = suite('comparison of two states of a page')

const page = pageOf({ a: 'One', b: 'Two', c: 'Three' })
const typed = pageOf({ a: 'Uno', b: 'Due', c: 'Tre' })
const kinds = { page: { properties: {} }, kinds: {} } as unknown as PageKinds
const unpublished = { before: 'published', after: 'draft' }

async function open(pair: Pair, { name = 'About', draftOf = page, isNarrow = false } = {}) {
  narrow.matches = isNarrow
  const draft = openedDraft(pageServer(page))
  const named = ({ source, keys }: typeof page) => ({ keys, source: { ...source, name } })
  const { stored } = draft.state.value
  const shown = { ...stored, published: named(page) }
  draft.state.set({ ...draft.state.value, typed: named(draftOf), stored: shown })
  const client = emptyClient()
  client.setDefaultOptions({ queries: { queryFn: () => new Promise(() => undefined) } })
  client.setQueryData([about(api.pageVersions, '/about')], { versions: [] })
  client.setQueryData([about(api.editedPage, '/about')], { isOwn: true, isHidden: false })
  const calls: string[] = []
  const note = (name: string) => () => calls.push(name)
  const props = { path: '/about', draft, kinds, pair, onChange: note('change') }
  const more = { onPublish: note('publish'), onEdit: note('edit'), onClose: note('closed') }
  const dialog = liveHook(() => CompareDialog({ ...props, ...more }), { client })
  const compared = elementsIn(dialog.now).find(({ props }) => props.before && props.after)
  const hook =
    compared && liveHook(() => (compared.type as (props: object) => never)(compared.props))
  const part = (type: unknown) => elementsIn(hook?.now).find(one => one.type === type)?.props
  return { dialog, hook, calls, head: () => part(CompareHead), part }
}

test('a draft with changes can be published and edited', async () => {
  const { dialog, head, part, calls } = await open(unpublished, { draftOf: typed })
  assert.is(dialog.now.props.title, 'Compare: About')
  assert.equal([head().count, head().index, head().width], [3, -1, 'desktop'])
  head().onPublish()
  part(ChangesList).onEdit()
  assert.equal(calls, ['publish', 'edit'])
  assert.equal(part(ComparedFrames).isFormer, { before: false, after: false })
  head().onWidth('phone')
  assert.is(part(ComparedFrames).width, 'phone')
})

test('without a difference nothing is published, and there is none to go to', async () => {
  const { dialog, hook, part, head } = await open(unpublished, { name: '' })
  assert.is(dialog.now.props.title, 'Compare: /about')
  assert.equal([part(ChangesList), head().onPublish], [undefined, undefined])
  const list = elementIn(hook?.now, 'section')
  assert.is(elementIn(list.props.children, 'p').props.children, 'Nothing differs.')
  head().onGo(1)
  assert.equal([part(ComparedFrames).current, head().index], [undefined, -1])
})

test('other states are not published, and edited where the later one is the draft', async () => {
  const other = await open({ before: 'nothing', after: 'draft' }, { draftOf: typed })
  assert.is(other.head().onPublish, undefined)
  assert.is.not(other.part(ChangesList).onEdit, undefined)
  assert.equal(other.part(ComparedFrames).isFormer, { before: true, after: false })
  const former = await open({ before: 'draft', after: 'published' }, { draftOf: typed })
  assert.equal([former.head().onPublish, former.part(ChangesList).onEdit], [undefined, undefined])
})

test('a version that is read is waited for, and another one can be chosen meanwhile', async () => {
  const { dialog, hook } = await open({ before: '7', after: 'draft' })
  assert.is(hook, undefined)
  assert.is(elementIn(dialog.now, ReadState).props.what, 'A version')
  const { isOwn, isHidden, versions } = elementIn(dialog.now, PairChoice).props
  assert.equal([isOwn, isHidden, versions], [true, false, []])
})

test('a phone loads the pages once one is asked for', async () => {
  const { hook, part, head } = await open(unpublished, { draftOf: typed, isNarrow: true })
  assert.equal([part(ComparedFrames), head().width], [undefined, 'phone'])
  const view = () =>
    elementsIn(hook?.now).find(({ props }) => props['data-view'])?.props['data-view']
  for (const [label, value] of [
    ['Old', 'before'],
    ['New', 'after'],
    ['Changes', 'list'],
  ] as const) {
    press(hook?.now, label)
    assert.equal([view(), part(ComparedFrames) !== undefined], [value, true])
  }
})

test('one change is gone to after the other, by Alt and the arrow keys too, but not in a choice', async () => {
  const { head, part } = await open(unpublished, { draftOf: typed })
  const at = () => [part(ComparedFrames).current?.key, head().index]
  for (const [by, key, index] of [
    [1, 'a', 0],
    [1, 'b', 1],
    [1, 'c', 2],
    [1, 'c', 2],
    [-1, 'b', 1],
    [-1, 'a', 0],
    [-1, 'a', 0],
  ] as const) {
    head().onGo(by)
    assert.equal(at(), [key, index])
  }
  const pressKey = (key: string, altKey = true, target?: EventTarget) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, altKey })
    if (target) Object.defineProperty(event, 'target', { value: target })
    window.dispatchEvent(event)
    return [event.defaultPrevented, part(ComparedFrames).current.key]
  }
  assert.equal(pressKey('ArrowDown'), [true, 'b'])
  assert.equal(pressKey('ArrowDown'), [true, 'c'])
  assert.equal(pressKey('ArrowUp'), [true, 'b'])
  assert.equal(pressKey('Enter'), [false, 'b'])
  assert.equal(pressKey('ArrowDown', false), [false, 'b'])
  assert.equal(pressKey('ArrowDown', true, new Choice()), [false, 'b'])
  part(ChangesList).onGo('c')
  assert.equal(at(), ['c', 2])
  part(ChangesList).onGo('gone')
  assert.equal(at(), [undefined, -1])
})

test('both pages are shown, or that nothing was published, and lead to what is pressed', () => {
  const went: string[] = []
  const frames = elementsIn(
    returnOf(() =>
      ComparedFrames({
        ...{ path: '/about', pages: { before: { ...page, keys: [] }, after: page } },
        ...{ isFormer: { before: true, after: false }, titles: { before: 'Old', after: 'New' } },
        ...{ width: 'desktop', current: undefined, changes: [], onGo: key => went.push(key) },
      }),
    ),
  )
  const sides = frames.flatMap(({ type, props }) => (type === 'section' ? [props] : []))
  const marks = sides.map(props => ['aria-label', 'data-side', 'data-shown'].map(at => props[at]))
  assert.equal(marks, [
    ['Old', 'before', undefined],
    ['New', 'after', undefined],
  ])
  assert.is(sides[0]?.children.type, 'p')
  const { isFormer, title, onPick, onSection } = elementIn(frames, PreviewFrame).props
  assert.equal([isFormer, title], [undefined, 'New'])
  onPick({ section: 'a' })
  onSection('b')
  assert.equal(went, ['a', 'b'])
})

test('the buttons above go from one change to the next, but at the ends, and publish', () => {
  const head = (count: number, index: number, onPublish?: () => void) => {
    const calls: unknown[] = []
    const onGo = (by: number) => calls.push(by)
    const element = CompareHead({
      ...{ count, index, onGo, onPublish, width: 'phone', onWidth: () => undefined },
    })
    const steps = elementsIn(element).flatMap(({ type, props }) => (type === Button ? [props] : []))
    const idle = steps.map(({ isIdle }) => isIdle)
    return {
      element,
      calls,
      steps,
      shown: [textOf(element).replace('Phone Desktop ', ''), ...idle],
    }
  }
  assert.equal(head(0, -1).shown, ['Phone Desktop'])
  assert.equal(head(1, -1).shown, ['↑ 1 change ↓', true, false])
  assert.equal(head(3, -1).shown, ['↑ 3 changes ↓', true, false])
  assert.equal(head(3, 0).shown, ['↑ 1 of 3 ↓', true, false])
  assert.equal(head(3, 1).shown, ['↑ 2 of 3 ↓', false, false])
  assert.equal(head(3, 2).shown, ['↑ 3 of 3 ↓', false, true])
  const { steps, calls } = head(3, 1)
  for (const { onClick } of steps) onClick()
  assert.equal(calls, [-1, 1])
  let published = 0
  press(head(1, 0, () => published++).element, 'Publish')
  assert.is(published, 1)
})

test('each state that there is can be chosen, and one that is no longer listed', () => {
  const versions = [{ id: '7', at: '2026-11-24T08:00:00Z', by: 'joan', sections: [] }]
  const chosen: unknown[] = []
  const onChange = (next: object) => chosen.push(next)
  const fieldsOf = (pair: Pair = unpublished, isOwn = false) =>
    elementsIn(PairChoice({ pair, versions, isOwn, isHidden: isOwn, onChange })).flatMap(
      ({ type, props }) => (type === SelectField ? [props] : []),
    )
  const options = (...given: Parameters<typeof fieldsOf>) =>
    fieldsOf(...given)[0]?.options.map(([name, words]: string[]) => `${name}: ${words}`)
  const [draft, published, version, ...rest] = options()
  assert.equal([draft, published], ['draft: Your draft', 'published: Published now'])
  assert.equal(rest, ['shipped: As this release ships it'])
  assert.match(version, /^7: .*2026.*, joan$/)
  const own = options(unpublished, true)
  assert.equal(
    [own[1], own[3]],
    ['published: Published: nothing yet', 'nothing: Before it was first published'],
  )
  assert.equal(options({ before: '5', after: 'draft' }).at(-1), '5: Version 5')
  assert.is(options({ before: '7', after: 'draft' }).length, 4)
  const fields = fieldsOf()
  assert.equal(
    fields.map(({ label, value }) => [label, value]),
    [
      ['Old', 'published'],
      ['New', 'draft'],
    ],
  )
  for (const field of fields) field.onChange({ target: { value: '7' } })
  assert.equal(chosen, [
    { before: '7', after: 'draft' },
    { before: 'published', after: '7' },
  ])
})

test('what differs is listed, and leads to it and into the draft', () => {
  const calls: string[] = []
  const change = (key: string, kind: string, labels: string[] = []) => ({
    ...{ key, kind, title: `Title ${key}`, marks: ['Changed', 'Moved up'] },
    fields: [{ labels, at: {}, kind: 'added' as const }],
  })
  const changes = [change('a', 'changed', ['Card', 'Title']), change('b', 'removed')] as never
  const list = (onEdit?: (key: string) => void) => (
    <ChangesList
      {...{ changes, current: 'a', onEdit }}
      onGo={(key: string) => calls.push(`to ${key}`)}
    />
  )
  const edited = list(key => calls.push(`edit ${key}`))
  assert.is(
    textOf(edited),
    'Changed, Moved up Title a Card, Title New Edit : Title a Changed, Moved up Title b New',
  )
  assert.not.match(textOf(list()), 'Edit')
  const html = htmlOf(edited)
  assert.equal(html.match(/data-current|aria-current/g), ['data-current', 'aria-current'])
  assert.match(html, 'data-key="a" data-kind="changed" data-current')
  const parts = elementsIn(returnOf(() => ChangesList(edited.props)))
  for (const { type, props } of parts) if (type === 'button') props.onClick()
  assert.equal(calls, ['to a', 'edit a', 'to b'])
})

test.run()
