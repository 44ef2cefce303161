import type { ComponentProps } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { moved } from '../../../../../../web/features/pages/admin/editor/edit-sections.ts'
import {
  faultsIn,
  faultsNow,
  firstFault,
} from '../../../../../../web/features/pages/admin/editor/faults.ts'
import type { EditedPage, KeyedPage } from '../../../../../../web/features/pages/contract.ts'
import type { PageKinds } from '../../../../../../web/features/pages/field-schema.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { elementsIn, htmlOf, returnOf, textOf } from '../../../../../support/rendered.tsx'
import { pageOf, retitled } from '../saving/page-server.ts'

openAdminPage()
const { Outline } = await import('../../../../../../web/features/pages/admin/editor/outline.tsx')
const { PageEntries } = await import(
  '../../../../../../web/features/pages/admin/editor/page-entries.tsx'
)
const { SearchResult } = await import(
  '../../../../../../web/features/pages/admin/editor/search-result.tsx'
)
const { SectionBar } = await import(
  '../../../../../../web/features/pages/admin/editor/section-bar.tsx'
)
const { THE_PAGE } = await import(
  '../../../../../../web/features/pages/admin/editor/use-selection.ts'
)

const test = suite('outline of a page, and its faults')

const kinds = { kinds: { text: { name: 'Text' }, hero: { name: 'Hero' } } } as unknown as PageKinds
const page = {
  keys: ['a', 'b', 'c', 'd'],
  source: {
    path: '/about',
    sections: [
      { kind: 'hero', title: 'Builders' },
      { kind: 'text', title: 'Our yard', hidden: true },
      { kind: 'text' },
      { kind: 'cards', cards: [{ id: 'one', text: 'Two words' }] },
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

test('each section is named by its kind and its own words, or as hidden, with its faults', () => {
  const rest = ['Text hidden from visitors', 'Text', 'cards Two words']
  assert.equal(entriesIn(htmlOf(outline())).map(textIn), ['Hero Builders', ...rest])
  const faults = { 'sections.0.title': 'x', 'sections.0.text': 'x', description: 'x' }
  const html = htmlOf(outline({ faults }))
  assert.equal(entriesIn(html).map(textIn), ['Hero Builders 2 faults', ...rest])
  assert.match(textIn(html), 'Address, menu, search engines /about 1 fault History')
})

test('the section that is selected is marked, and that which is hidden', () => {
  const entries = entriesIn(htmlOf(outline({ selection: selection('c') })))
  const marks = (mark: string) => entries.map(entry => Number(entry.includes(mark))).join('')
  assert.equal(['data-selected', 'aria-current', 'data-hidden'].map(marks), [
    '0010',
    '0010',
    '0100',
  ])
})

test('a section is moved with Alt and an arrow, and by no other key', () => {
  const moved: unknown[] = []
  const onMove = (...given: unknown[]) => moved.push(given)
  const element = returnOf(() => Outline(outline({ onMove }).props as Props))
  const entry = elementsIn(element).find(({ props }) => props.sectionKey === 'b')
  const press = (key: string, altKey: boolean) => {
    let isTaken = false
    entry?.props.onKeyDown({ key, altKey, preventDefault: () => (isTaken = true) }, 'b')
    return isTaken
  }
  assert.equal([press('ArrowDown', true), press('ArrowUp', true)], [true, true])
  assert.equal([press('ArrowDown', false), press('a', true)], [true, false])
  assert.equal(moved, [
    ['b', 1],
    ['b', -1],
  ])
})

test('the page says under which name it is in the menu, and whether it is selected', () => {
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

test('the bar of a section that stands at an end, alone or once offers nothing that cannot be done', () => {
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

const two = pageOf({ a: 'One', b: 'Two' }, { description: 'Short' })
const fields = { 'sections.1.title': 'Too short', description: 'Too short as well' }

test('a fault follows its section to its place, and ends with a change of its field', () => {
  const now = (page: KeyedPage) => Object.keys(faultsNow({ page: two, fields }, page))
  assert.equal(now(moved(two, 'b', -1)), ['sections.0.title', 'description'])
  assert.equal(now(retitled(two, 'b', 'Longer')), ['description'])
  assert.equal(now(retitled(two, 'a', 'Other')).length, 2)
  const sections = two.source.sections.slice(0, 1)
  assert.equal(now({ source: { ...two.source, sections }, keys: ['a'] }), ['description'])
})

test('the first fault is that of the upper section, or else of the page', () => {
  const all = { name: 'd', 'sections.10': 'c', 'sections.1.title': 'b', 'sections.0.text': 'a' }
  const counted = [0, 1, 2, 10].map(index => faultsIn(all, index))
  assert.equal(counted, [1, 1, 0, 1])
  assert.equal(firstFault(all, two), { key: 'a', at: 'sections.0.text' })
  assert.equal(firstFault({ sections: 'Show one' }, two), { key: undefined, at: 'sections' })
  assert.is(firstFault({}, two), undefined)
})

test('in a search engine the page has its own title, or its name, as far as that fits', () => {
  const shown = (fields: object) => {
    const source = { path: '/about', name: 'About', sections: [], ...fields } as EditedPage
    return textOf(<SearchResult source={source} />)
  }
  assert.match(shown({ title: 'Who we are' }), 'Who we are')
  assert.not.match(shown({ title: 'Who we are' }), 'Nairobi Prefab')
  assert.match(shown({}), 'About | Nairobi Prefab')
  assert.match(shown({ title: '' }), 'About | Nairobi Prefab')
  assert.match(shown({ path: '/services/chairs' }), 'localhost › services › chairs ')
  assert.match(shown({ path: '/', name: 'Home' }), 'localhost Home | Nairobi Prefab')
  // Cut between two words.
  assert.match(shown({ title: 'x'.repeat(60) }), /x{60}$/)
  assert.match(shown({ title: `${'chair '.repeat(10)}s` }), /(chair ){9}chair …$/)
  assert.match(shown({ title: 'x'.repeat(61) }), /x{30} …$/)
  assert.match(shown({ description: 'y'.repeat(160) }), /y{160}$/)
  assert.match(shown({ description: 'y'.repeat(161) }), /[^y]y{80} …$/)
})

test.run()
