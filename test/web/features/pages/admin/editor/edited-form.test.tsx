import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  THE_PAGE,
  useSelection,
} from '../../../../../../web/features/pages/admin/editor/use-selection.ts'
import type { SlotSource } from '../../../../../../web/features/pages/admin/form/section-form-props.ts'
import type { KeyedPage } from '../../../../../../web/features/pages/contract.ts'
import type { PageKinds } from '../../../../../../web/features/pages/field-schema.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { elementIn, elementsIn, insideOf, press, textOf } from '../../../../../support/rendered.tsx'
import { standIn } from '../../../../../support/stand-in.ts'
import { pageOf } from '../saving/page-server.ts'

openAdminPage()
const { EditedForm } = await import(
  '../../../../../../web/features/pages/admin/editor/edited-form.tsx'
)
const { PreviewPane } = await import(
  '../../../../../../web/features/pages/admin/editor/preview-pane.tsx'
)
const { PreviewFrame } = await import(
  '../../../../../../web/features/pages/admin/preview/preview-frame.tsx'
)
const { SectionForm } = await import(
  '../../../../../../web/features/pages/admin/form/section-form.tsx'
)
const { SectionBar } = await import(
  '../../../../../../web/features/pages/admin/editor/section-bar.tsx'
)
const { DrawnPicture } = await import(
  '../../../../../../web/features/pages/admin/drawing/drawn-picture.tsx'
)

const test = suite('what is edited of a page')

standIn('matchMedia', () => new EventTarget())

const kinds = {
  page: { type: 'object', properties: {} },
  kinds: {
    prose: { name: 'Prose', text: 'Words', schema: { type: 'object', properties: {} } },
    hero: { name: 'Hero', text: 'First', schema: { type: 'object' }, isOnce: true },
  },
} as unknown as PageKinds
const page = {
  keys: ['a', 'b', 'c'],
  source: {
    path: '/about',
    sections: [{ kind: 'prose', title: 'One' }, { kind: 'hero' }, { kind: 'gone' }],
  },
} as unknown as KeyedPage

const selectionOf = (key?: string, more: object = {}) => {
  const index = key === undefined || key === THE_PAGE ? undefined : page.keys.indexOf(key)
  return { key, index, select: () => undefined, setPanel: () => undefined, ...more } as never
}

function open(key?: string) {
  const changed: KeyedPage[] = []
  const hook = liveHook(() =>
    EditedForm({
      ...{ page, kinds, published: page, faults: {}, selection: selectionOf(key) },
      ...{ actions: {} as never, onChange: next => changed.push(next) },
    }),
  )
  const content = elementsIn(hook.now).find(({ props }) => props.published)
  return { changed, content: insideOf(content as never) }
}

test('the form asks for a section where none is selected, or one of a kind that is not known', () => {
  for (const key of [undefined, 'c']) {
    assert.match(textOf(open(key).content), 'Choose a section')
  }
})

test('the form of a section has its fields, under its own words', () => {
  const { content, changed } = open('a')
  const form = elementIn(content, SectionForm).props
  assert.equal([form.at, form.value], ['sections.0', page.source.sections[0]])
  assert.is(elementIn(content, 'h2').props.children, 'One')
  form.onChange({ kind: 'prose', title: 'Uno' })
  assert.is(changed[0]?.source.sections[0]?.title, 'Uno')
  assert.is(changed[0]?.source.sections[1], page.source.sections[1])
  const bar = elementIn(content, SectionBar).props
  assert.equal([bar.index, bar.count, bar.isOnce, bar.sectionKey], [0, 3, false, 'a'])
  const hero = open('b').content
  assert.is(elementIn(hero, SectionBar).props.isOnce, true)
  assert.is(elementIn(hero, 'h2').props.children, 'Hero')
})

test('the form of the page itself has its own fields', () => {
  const { content, changed } = open(THE_PAGE)
  const form = elementIn(content, SectionForm).props
  assert.equal([form.at, form.schema], ['', kinds.page])
  form.onChange({ ...page.source, name: 'New' })
  assert.equal([changed[0]?.source.name, changed[0]?.keys], ['New', page.keys])
})

test('a picture shows its drawing where visitors see another one, else what the form shows', () => {
  const form = elementIn(open('a').content, SectionForm).props
  const slot = (path: string, more = {}) =>
    ({ path, kind: 'image', alt: '', ...more }) as SlotSource
  assert.is(form.renderSlot(slot('a/1.jpg', { family: 'desk' })).type, DrawnPicture)
  assert.is(textOf(form.renderSlot(slot('new/1.jpg'))), 'A new picture')
  const { props } = form.renderDrawingChoice(
    slot('a/1.jpg', { shape: 'wide', ground: 3 }),
    'sections.0.cards.1.media',
  )
  assert.equal(props.place, {
    ...{ page: '/about', section: 'prose', at: 'cards.1.media' },
    ...{ slot: 'a/1.jpg', shape: 'wide', ground: 3 },
  })
  const unground = form.renderDrawingChoice(slot('a/1.jpg'), 'sections.9.media').props.place
  assert.equal([unground.section, 'ground' in unground], ['', false])
})

function pane(key?: string) {
  const calls: unknown[] = []
  const selection = selectionOf(key, {
    select: (...given: unknown[]) => calls.push(given),
    setPanel: (panel: string) => calls.push(panel),
  })
  const hook = liveHook(() =>
    PreviewPane({
      ...{ path: '/about', page, kinds, width: 'desktop', selection },
      ...{ actions: {} as never, onAdd: () => calls.push('add') },
    }),
  )
  const frame = () => elementIn(hook.now, PreviewFrame).props
  const over = () => elementsIn(frame().children)
  return { hook, calls, frame, over, style: () => over().map(({ props }) => props.style) }
}

test('over the selected section stand its bar and a button that adds one below', () => {
  const { frame, over, style, calls } = pane('a')
  assert.equal(over(), [])
  frame().onLayout({ top: 100, left: 5, height: 300 })
  assert.equal(style().filter(Boolean), [{ top: 400 }, { top: 100, left: 5 }])
  assert.is(over()[0]?.props['aria-label'], 'Add a section below: Prose')
  over()[0]?.props.onClick()
  assert.equal(calls, ['add'])
  frame().onLayout({ top: -50, left: 5, height: 300 })
  assert.equal(style().filter(Boolean)[1], { top: 22, left: 5 })
  frame().onLayout({ top: -300, left: 5, height: 300 })
  assert.is(style().filter(Boolean).length, 1)
  frame().onLayout(undefined)
  assert.equal(over(), [])
  const none = pane(THE_PAGE)
  none.frame().onLayout({ top: 0, left: 0, height: 10 })
  assert.equal([none.over(), none.frame().selected], [[], undefined])
})

test('what is pressed in the preview is selected, and the sheets open from below', () => {
  const { hook, frame, calls } = pane('b')
  assert.is(frame().selected, 'b')
  frame().onPick({ section: 'a', at: 'sections.0.title' })
  frame().onSection('b')
  press(hook.now, 'Sections')
  press(hook.now, '+ Add')
  assert.equal(calls, [['a', 'sections.0.title'], ['b'], 'outline', 'add'])
})

const openSelection = () => {
  let page = pageOf({ a: 'One', b: 'Two' })
  const live = liveHook(() => useSelection(page))
  const now = () => {
    const { key, index, at, focus, panel } = live.now
    return { key, index, at, focus: focus?.at, panel }
  }
  return { live, now, change: (next: typeof page) => (page = next) }
}
const NONE = { key: undefined, index: undefined, at: undefined, focus: undefined, panel: undefined }

test('the selected section is none at first, and the one that is selected', () => {
  const { live, now } = openSelection()
  assert.equal(now(), NONE)
  flushSync(() => live.now.select('b'))
  assert.equal(now(), { ...NONE, key: 'b', index: 1, panel: 'form' })
  flushSync(() => live.now.clear())
  assert.equal(now(), NONE)
})

test('the selected section has the focus in a field that was asked for, until the next is selected', () => {
  const { live, now } = openSelection()
  const at = 'sections.0.title'
  flushSync(() => live.now.select('a', at))
  assert.equal(now(), { key: 'a', index: 0, at, focus: at, panel: 'form' })
  flushSync(() => live.now.select('b'))
  assert.equal([now().at, now().focus], [undefined, undefined])
})

test('the selected section may be the page itself, which has no place among sections', () => {
  const { live, now } = openSelection()
  flushSync(() => live.now.select(THE_PAGE))
  assert.equal([now().key, now().index], [THE_PAGE, undefined])
})

test('the selected section is none once it is gone, and again when it comes back', () => {
  const { live, now, change } = openSelection()
  flushSync(() => live.now.select('b'))
  change(pageOf({ a: 'One' }))
  flushSync(() => live.now.setPanel('outline'))
  assert.equal([now().key, now().index], [undefined, undefined])
  change(pageOf({ b: 'Two', a: 'One' }))
  flushSync(() => live.now.setPanel('form'))
  assert.equal([now().key, now().index], ['b', 0])
})

test.run()
