import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { Change } from '../../../../../web/admin/pages/compare/changes.ts'
import type { Pair } from '../../../../../web/admin/pages/compare/states.ts'
import { ReadState } from '../../../../../web/admin/ui/read-state.tsx'
import type { PageKinds } from '../../../../../web/page-editing/field-schema.ts'
import { api } from '../../../../../web/routes.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  emptyClient,
  press,
  returnOf,
} from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { pageOf, pageServer, retitled } from '../saving/page-server.ts'

openAdminPage()
const narrow = Object.assign(new EventTarget(), { matches: false })
standIn('matchMedia', () => narrow)
standIn('HTMLSelectElement', class {})
const { CompareDialog } = await import('../../../../../web/admin/pages/compare/compare-dialog.tsx')
const { CompareHead } = await import('../../../../../web/admin/pages/compare/compare-head.tsx')
const { ChangesList } = await import('../../../../../web/admin/pages/compare/changes-list.tsx')
const { PairChoice } = await import('../../../../../web/admin/pages/compare/pair-choice.tsx')
const { ComparedFrames } = await import(
  '../../../../../web/admin/pages/compare/compared-frames.tsx'
)
const { PreviewFrame } = await import('../../../../../web/admin/pages/preview/preview-frame.tsx')
const { createDraft } = await import('../../../../../web/admin/pages/saving/draft.ts')
const { restored } = await import('../../../../../web/admin/pages/saving/restore.ts')
const { about } = await import('../../../../../web/admin/pages/saving/server-connection.ts')

const test = suite('comparison of two states of a page')

const page = pageOf({ a: 'One', b: 'Two' })
const kinds = { page: { properties: {} }, kinds: {} } as unknown as PageKinds

async function open(pair: Pair, { name = 'About', draftOf = page, isNarrow = false } = {}) {
  narrow.matches = isNarrow
  const server = pageServer(page)
  const draft = createDraft(restored(await server.connection.read(), []).state, server.connection)
  use(() => draft.close())
  if (draftOf !== page) draft.change(draftOf)
  draft.state.set({
    ...draft.state.value,
    page: { ...draftOf, source: { ...draftOf.source, name } },
    published: { ...page, source: { ...page.source, name } },
  })
  const client = emptyClient()
  client.setDefaultOptions({ queries: { queryFn: () => new Promise(() => undefined) } })
  client.setQueryData([about(api.pageVersions, '/about')], { versions: [] })
  client.setQueryData([about(api.editedPage, '/about')], { isOwn: true, isHidden: false })
  const calls: string[] = []
  const note = (name: string) => () => calls.push(name)
  const props = { path: '/about', draft, kinds, pair, onChange: note('change') }
  const dialog = liveHook(
    () =>
      CompareDialog({
        ...{ ...props, onPublish: note('publish'), onEdit: note('edit') },
        onClose: note('closed'),
      }),
    { client },
  )
  const compared = elementsIn(dialog.now).find(({ props }) => props.before && props.after)
  const hook =
    compared && liveHook(() => (compared.type as (props: object) => never)(compared.props))
  const has = (type: unknown) => elementsIn(hook?.now).some(one => one.type === type)
  return { dialog, hook, calls, has }
}

const unpublished = { before: 'published', after: 'draft' }
const typed = retitled(page, 'a', 'Uno')

test('of a draft with changes can be published and edited', async () => {
  const { dialog, hook, has, calls } = await open(unpublished, { draftOf: typed })
  assert.is(dialog.now.props.title, 'Compare: About')
  const head = elementIn(hook?.now, CompareHead).props
  assert.equal([head.count, head.index, head.width], [1, -1, 'desktop'])
  head.onPublish()
  elementIn(hook?.now, ChangesList).props.onEdit()
  assert.equal(calls, ['publish', 'edit'])
  assert.is(has(ComparedFrames), true)
  const frames = elementIn(hook?.now, ComparedFrames).props
  assert.equal(frames.isFormer, { before: false, after: false })
  head.onWidth('phone')
  assert.is(elementIn(hook?.now, ComparedFrames).props.width, 'phone')
})

test('without a difference says so, and has nothing to publish', async () => {
  const { dialog, hook, has } = await open(unpublished, { name: '' })
  assert.is(dialog.now.props.title, 'Compare: /about')
  assert.equal(
    [has(ChangesList), elementIn(hook?.now, CompareHead).props.onPublish],
    [false, undefined],
  )
  assert.is(
    elementIn(elementIn(hook?.now, 'section').props.children, 'p').props.children,
    'Nothing differs.',
  )
})

test('of other states is not published, and edited where the later one is the draft', async () => {
  const other = await open({ before: 'nothing', after: 'draft' }, { draftOf: typed })
  assert.is(elementIn(other.hook?.now, CompareHead).props.onPublish, undefined)
  assert.is.not(elementIn(other.hook?.now, ChangesList).props.onEdit, undefined)
  assert.equal(elementIn(other.hook?.now, ComparedFrames).props.isFormer, {
    ...{ before: true, after: false },
  })
  const former = await open({ before: 'draft', after: 'published' }, { draftOf: typed })
  assert.is(elementIn(former.hook?.now, CompareHead).props.onPublish, undefined)
  assert.is(elementIn(former.hook?.now, ChangesList).props.onEdit, undefined)
})

test('waits for a version that is read, and lets another one be chosen meanwhile', async () => {
  const { dialog, hook } = await open({ before: '7', after: 'draft' })
  assert.is(hook, undefined)
  assert.is(elementIn(dialog.now, ReadState).props.what, 'A version')
  const { isOwn, isHidden, versions } = elementIn(dialog.now, PairChoice).props
  assert.equal([isOwn, isHidden, versions], [true, false, []])
})

test('on a phone loads the pages once one is asked for', async () => {
  const { hook, has } = await open(unpublished, { draftOf: typed, isNarrow: true })
  assert.equal(
    [has(ComparedFrames), elementIn(hook?.now, CompareHead).props.width],
    [false, 'phone'],
  )
  const view = () =>
    elementsIn(hook?.now).find(({ props }) => props['data-view'])?.props['data-view']
  for (const [label, value] of [
    ['Old', 'before'],
    ['New', 'after'],
    ['Changes', 'list'],
  ] as const) {
    press(hook?.now, label)
    assert.equal([view(), has(ComparedFrames)], [value, true])
  }
})

test('shows both pages, or that nothing was published, and leads to what is pressed', () => {
  const went: string[] = []
  const changes = [
    { key: 'a', kind: 'changed', marks: [], title: '', fields: [] },
  ] as unknown as Change[]
  const frames = elementsIn(
    returnOf(() =>
      ComparedFrames({
        ...{ path: '/about', pages: { before: { ...page, keys: [] }, after: page }, changes },
        ...{ isFormer: { before: true, after: false }, titles: { before: 'Old', after: 'New' } },
        ...{ width: 'desktop', current: undefined, onGo: key => went.push(key) },
      }),
    ),
  )
  const sides = frames.filter(({ type }) => type === 'section').map(({ props }) => props)
  assert.equal(
    sides.map(props => [props['aria-label'], props['data-side'], props['data-shown']]),
    [
      ['Old', 'before', undefined],
      ['New', 'after', undefined],
    ],
  )
  assert.is(sides[0]?.children.type, 'p')
  const { isFormer, title, onPick, onSection } = elementIn(frames, PreviewFrame).props
  assert.equal([isFormer, title], [undefined, 'New'])
  onPick({ section: 'a' })
  onSection('b')
  assert.equal(went, ['a', 'b'])
})

test.run()
