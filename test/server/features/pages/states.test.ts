import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changedParts } from '../../../../server/features/pages/changed-parts.ts'
import { formerOf, stateAt, withFormer } from '../../../../server/features/pages/former-states.ts'
import { areKeysOf, keysOf, shippedKeys } from '../../../../server/features/pages/section-keys.ts'
import type { Former } from '../../../../server/features/pages/stored-page.ts'
import type {
  EditedPage,
  EditedSection,
  KeyedPage,
} from '../../../../web/features/pages/contract.ts'

const test = suite('states of a page')

/** Sections as `key:title`; without a title their kind is shown. */
const keyedPage = (sections: string, fields: object = {}): KeyedPage => {
  const all = sections.split(' ').map(one => one.split(':'))
  return {
    source: {
      path: '/about',
      ...fields,
      sections: all.map(([, title]) => ({ kind: 'prose', ...(title && { title }) })),
    },
    keys: all.map(([key = '']) => key),
  }
}

const cases: [what: string, before: KeyedPage, after: KeyedPage, parts: string[]][] = [
  ['nothing for the same page', keyedPage('a:One b'), keyedPage('a:One b'), []],
  ['a section by the title that it has now', keyedPage('a:One b'), keyedPage('a:Uno b'), ['Uno']],
  ['a section without a title by its kind', keyedPage('a:One b'), keyedPage('a b'), ['prose']],
  ['a new section alone, and no order', keyedPage('a:One'), keyedPage('b:New a:One'), ['New']],
  ['a deleted section by its former title', keyedPage('a:One b:Two'), keyedPage('a:One'), ['Two']],
  ['new sections before deleted ones', keyedPage('a:Old c'), keyedPage('c b:New'), ['New', 'Old']],
  ['the order of what stays', keyedPage('a:One b:Two'), keyedPage('b:Two a:One'), ['order']],
  ['a field that was added', keyedPage('a'), keyedPage('a', { name: 'Us' }), ['name']],
  ['a field that was taken away', keyedPage('a', { name: 'Us' }), keyedPage('a'), ['name']],
  [
    'sections, then the order, then each field once',
    keyedPage('a:One b:Two', { name: 'Us', title: 'About' }),
    keyedPage('b:Two a:Uno', { name: 'We', title: 'About us' }),
    ['Uno', 'order', 'name', 'title'],
  ],
]

for (const [what, before, after, parts] of cases) {
  test(`changed parts are ${what}`, () => assert.equal(changedParts(before, after), parts))
}

test('changed parts have the first 80 characters of a title', () => {
  assert.equal(changedParts(keyedPage('a'), keyedPage(`a:${'x'.repeat(81)}`)), ['x'.repeat(80)])
})

const pageOf = (name: string, titles: Record<string, string>): KeyedPage => ({
  source: {
    path: '/about',
    name,
    sections: Object.values(titles).map(title => ({ kind: 'prose', title })),
  },
  keys: Object.keys(titles),
})

const first = pageOf('About', { a: 'One', b: 'Two' })
const second = pageOf('About', { a: 'Uno', b: 'Two', c: 'New' })
const third = pageOf('We', { c: 'New', a: 'Uno' })
const former = [formerOf(4, first, second), formerOf(5, second, third)]
const storedNow = { version: 6, former }

test('former states are what turns the next one back, and no more', () => {
  assert.equal(former, [
    { version: 4, keys: ['a', 'b'], sections: { a: first.source.sections[0] } },
    {
      version: 5,
      keys: ['a', 'b', 'c'],
      fields: { path: '/about', name: 'About' },
      sections: { b: first.source.sections[1] },
    },
  ])
})

test('former states come back one by one from the last', () => {
  assert.is(stateAt(6, storedNow, third), third)
  assert.equal(stateAt(5, storedNow, third), second)
  assert.equal(stateAt(4, storedNow, third), first)
})

test('former states are unknown before the oldest and after the last', () => {
  assert.is(stateAt(3, storedNow, third), undefined)
  assert.is(stateAt(7, storedNow, third), undefined)
  assert.is(stateAt(0, { version: 1, former: [] }, first), undefined)
})

test('former states lose the oldest beyond 100,000 characters, but never the newest', () => {
  const sized = (version: number, characters: number): Former => {
    const empty = { version, keys: [], fields: { text: '' }, sections: {} }
    return { ...empty, fields: { text: 'x'.repeat(characters - JSON.stringify(empty).length) } }
  }
  const brackets = '[,]'.length
  const [old, fits] = [sized(1, 60_000), sized(2, 40_000 - brackets)]
  assert.equal(withFormer([old], fits), [old, fits])
  const longer = sized(2, 40_001 - brackets)
  assert.equal(withFormer([old], longer), [longer])
  const alone = sized(3, 200_000)
  assert.equal(withFormer([old, fits], alone), [alone])
})

const section = (kind: string, more: object = {}) => ({ kind, ...more }) as EditedSection
const pageWith = (...sections: EditedSection[]): EditedPage => ({ path: '/stairs', sections })

const base = {
  source: pageWith(section('text', { title: 'One' }), section('text', { title: 'Two', id: 'two' })),
  keys: ['one', 'two'],
}

const keysOfSections = (...sections: EditedSection[]) =>
  keysOf(pageWith(...sections), undefined, base)

test('keys of sections: of a shipped page they are the kinds with their places', () => {
  assert.equal(shippedKeys(pageWith(section('hero'), section('text'))), ['hero-1', 'text-2'])
})

test('keys of sections: given ones stay, and a new section gets one of its own', () => {
  const keys = keysOf(pageWith(section('a'), section('b'), section('c')), ['x', null, null], base)
  assert.is(keys[0], 'x')
  assert.match(keys[1] ?? '', /^[0-9a-f]{8}$/)
  assert.is(new Set(keys).size, 3)
})

test('keys of sections: they are one for each section, and none twice', () => {
  const two = pageWith(section('a'), section('b'))
  for (const keys of [
    ['x', 'y'],
    [null, null],
    ['x', null],
    ['x', 'y'.repeat(40)],
  ]) {
    assert.ok(areKeysOf(two, keys), keys.join())
  }
  for (const keys of [
    ['x'],
    ['x', 'y', 'z'],
    ['x', 'x'],
    ['x', ''],
    ['x', 'Y'],
    ['x', 'y'.repeat(41)],
  ]) {
    assert.not(areKeysOf(two, keys), keys.join())
    assert.throws(() => keysOf(two, keys, base), /one name for each section/)
  }
})

test('keys of sections: without them sections are recognised by what they say, wherever they are now', () => {
  const [one, two] = base.source.sections as [EditedSection, EditedSection]
  assert.equal(keysOfSections(two, one), ['two', 'one'])
  assert.equal(keysOfSections({ ...two }, { ...one }), ['two', 'one'])
})

test('keys of sections: a changed section is recognised by its anchor, then by its kind', () => {
  const changed = section('text', { title: 'Three', id: 'two' })
  assert.equal(keysOfSections(changed, section('text')), ['two', 'one'])
  assert.equal(keysOfSections(section('text'), section('text')), ['one', 'two'])
})

test('keys of sections: a changed section without an anchor is rather one that had none', () => {
  const [one, two] = base.source.sections as [EditedSection, EditedSection]
  const keys = (...sections: EditedSection[]) =>
    keysOf(pageWith(...sections), undefined, { source: pageWith(two, one), keys: ['two', 'one'] })
  assert.equal(keys(section('text', { title: 'Three' })), ['one'])
  assert.equal(keys(section('text'), section('text', { id: 'two' })), ['one', 'two'])
})

test('keys of sections: another kind of section is new, also with the same anchor', () => {
  const [first, second] = keysOfSections(section('hero', { id: 'two' }), section('text'))
  assert.not(['one', 'two'].includes(first ?? ''))
  assert.is(second, 'one')
})

test('keys of sections: what says the same goes before what is only alike', () => {
  assert.equal(keysOfSections(section('text'), section('text', { title: 'One' })), ['two', 'one'])
})

test('keys of sections: no key is given twice', () => {
  const keys = keysOfSections(section('text'), section('text'), section('text'))
  assert.is(new Set(keys).size, 3)
})

test.run()
