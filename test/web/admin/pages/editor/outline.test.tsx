import type { ComponentProps } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { EditedPage, KeyedPage } from '../../../../../web/page-editing/contract.ts'
import type { PageKinds } from '../../../../../web/page-editing/field-schema.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementsIn, htmlOf, returnOf, textOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { Outline } = await import('../../../../../web/admin/pages/editor/outline.tsx')
const { PageEntries } = await import('../../../../../web/admin/pages/editor/page-entries.tsx')
const { BothOrders } = await import('../../../../../web/admin/pages/editor/both-orders.tsx')
const { SectionBar } = await import('../../../../../web/admin/pages/editor/section-bar.tsx')
const { THE_PAGE } = await import('../../../../../web/admin/pages/editor/use-selection.ts')

const test = suite('outline of a page')

const kinds = { kinds: { text: { name: 'Text' }, hero: { name: 'Hero' } } } as unknown as PageKinds
const page = {
  keys: ['a', 'b', 'c'],
  source: {
    path: '/about',
    sections: [
      { kind: 'hero', title: 'Builders' },
      { kind: 'text', title: 'Our yard', hidden: true },
      { kind: 'text' },
    ],
  },
} as unknown as KeyedPage

const nothing = () => undefined
type Props = ComponentProps<typeof Outline>
const selection = (key?: string) =>
  ({ key, select: nothing, setPanel: nothing }) as unknown as Props['selection']
const outline = (more: Partial<Props> = {}) => (
  <Outline
    {...{ page, kinds, faults: {}, selection: selection(), entries: null }}
    {...{ onMove: nothing, onAdd: nothing, onHistory: nothing, onDiscard: nothing }}
    {...more}
  />
)
const entriesIn = (html: string) =>
  [...html.matchAll(/<li data-key.*?<\/li>/gs)].map(([entry]) => entry)
const textIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s⠿]+/g, ' ')
    .trim()

test('names each section by its kind and its own words, or that it is hidden', () => {
  assert.equal(entriesIn(htmlOf(outline())).map(textIn), [
    'Hero Builders',
    'Text hidden from visitors',
    'Text',
  ])
})

test('marks the section that is selected, and that which is hidden', () => {
  const entries = entriesIn(htmlOf(outline({ selection: selection('c') })))
  const marks = (mark: string) => entries.map(entry => entry.includes(mark))
  assert.equal(marks('data-selected'), [false, false, true])
  assert.equal(marks('aria-current'), [false, false, true])
  assert.equal(marks('data-hidden'), [false, true, false])
})

test('counts the faults of each section, and of the page', () => {
  const faults = { 'sections.0.title': 'x', 'sections.0.text': 'x', description: 'x' }
  const html = htmlOf(outline({ faults }))
  assert.equal(entriesIn(html).map(textIn), [
    'Hero Builders 2 faults',
    'Text hidden from visitors',
    'Text',
  ])
  assert.match(textIn(html), 'Address, menu, search engines /about 1 fault History')
})

test('moves a section with Alt and an arrow, says its new place, and takes no other key', () => {
  const moved: unknown[] = []
  const element = returnOf(() =>
    Outline(outline({ onMove: (...args) => moved.push(args) }).props as Props),
  )
  const entry = elementsIn(element).find(({ props }) => props.sectionKey === 'b')
  const press = (key: string, altKey: boolean) => {
    let isTaken = false
    const event = { key, altKey, preventDefault: () => (isTaken = true) }
    entry?.props.onKeyDown(event, 'b')
    return isTaken
  }
  assert.equal([press('ArrowDown', true), press('ArrowUp', true)], [true, true])
  assert.equal([press('ArrowDown', false), press('a', true)], [true, false])
  assert.equal(moved, [
    ['b', 1],
    ['b', -1],
  ])
})

test('says under which name the page is in the menu, and whether it is selected', () => {
  const shown = (source: object, key?: string) =>
    htmlOf(
      <PageEntries
        {...{ source: { path: '/about', ...source } as EditedPage, faults: 0, entries: null }}
        {...{ selection: selection(key), onHistory: nothing, onDiscard: nothing }}
      />,
    )
  assert.match(textIn(shown({ menu: 'Us' })), '/about · in the menu as “Us”')
  assert.not.match(shown({}), 'in the menu')
  assert.not.match(shown({}), 'fault')
  assert.match(shown({}, THE_PAGE), 'aria-current="true"')
  assert.not.match(shown({}, 'a'), 'aria-current')
})

test('of two states shows each in its own order', () => {
  const theirs = { ...page, source: { ...page.source, sections: page.source.sections.slice(1) } }
  assert.is(
    textOf(<BothOrders {...{ mine: page, theirs, kinds }} />),
    'Yours Builders Our yard Text Theirs Our yard Text',
  )
})

test('of a section that stands at an end, alone or once offers nothing that cannot be done', () => {
  const idle = (index: number, count: number, isOnce = false, hidden?: true) => {
    const section = { kind: 'cards' as const, ...(hidden && { hidden }) }
    const bar = SectionBar({
      ...{ section, sectionKey: 'a', name: 'Text', index, count, isOnce },
      actions: {} as never,
    })
    const buttons = elementsIn(bar).filter(({ props }) => 'onClick' in props)
    const nameOf = (props: (typeof buttons)[number]['props']) =>
      props['aria-label'] ?? props.children
    const off = buttons.filter(({ props }) => props.isIdle).map(({ props }) => nameOf(props))
    return [buttons.length, nameOf(buttons[3]?.props), ...off]
  }
  assert.equal(idle(1, 3), [5, 'Hide'])
  assert.equal(idle(0, 3, false, true), [5, 'Show', 'Move up'])
  assert.equal(idle(2, 3, true), [5, 'Hide', 'Move down', 'Copy'])
  assert.equal(idle(0, 1), [5, 'Hide', 'Move up', 'Move down', 'Delete'])
})

test.run()
