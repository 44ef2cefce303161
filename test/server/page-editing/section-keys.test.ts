import * as assert from 'uvu/assert'
import { suite } from '#test'
import { areKeysOf, keysOf, shippedKeys } from '../../../server/page-editing/section-keys.ts'
import type { EditedPage, EditedSection } from '../../../web/page-editing/contract.ts'

const test = suite('keys of the sections of a page')

const section = (kind: string, more: object = {}) => ({ kind, ...more }) as EditedSection
const page = (...sections: EditedSection[]): EditedPage => ({ path: '/stairs', sections })

const base = {
  source: page(section('text', { title: 'One' }), section('text', { title: 'Two', id: 'two' })),
  keys: ['one', 'two'],
}

const keysOfSections = (...sections: EditedSection[]) => keysOf(page(...sections), undefined, base)

test('of a shipped page they are the kinds with their places', () => {
  assert.equal(shippedKeys(page(section('hero'), section('text'))), ['hero-1', 'text-2'])
})

test('given ones stay, and a new section gets one of its own', () => {
  const keys = keysOf(page(section('a'), section('b'), section('c')), ['x', null, null], base)
  assert.is(keys[0], 'x')
  assert.match(keys[1] ?? '', /^[0-9a-f]{8}$/)
  assert.is(new Set(keys).size, 3)
})

test('they are one for each section, and none twice', () => {
  const two = page(section('a'), section('b'))
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

test('without them sections are recognised by what they say, wherever they are now', () => {
  const [one, two] = base.source.sections as [EditedSection, EditedSection]
  assert.equal(keysOfSections(two, one), ['two', 'one'])
  assert.equal(keysOfSections({ ...two }, { ...one }), ['two', 'one'])
})

test('a changed section is recognised by its anchor, then by its kind', () => {
  const changed = section('text', { title: 'Three', id: 'two' })
  assert.equal(keysOfSections(changed, section('text')), ['two', 'one'])
  assert.equal(keysOfSections(section('text'), section('text')), ['one', 'two'])
})

test('a changed section without an anchor is rather one that had none', () => {
  const [one, two] = base.source.sections as [EditedSection, EditedSection]
  const keys = (...sections: EditedSection[]) =>
    keysOf(page(...sections), undefined, { source: page(two, one), keys: ['two', 'one'] })
  assert.equal(keys(section('text', { title: 'Three' })), ['one'])
  assert.equal(keys(section('text'), section('text', { id: 'two' })), ['one', 'two'])
})

test('another kind of section is new, also with the same anchor', () => {
  const [first, second] = keysOfSections(section('hero', { id: 'two' }), section('text'))
  assert.not(['one', 'two'].includes(first ?? ''))
  assert.is(second, 'one')
})

test('what says the same goes before what is only alike', () => {
  assert.equal(keysOfSections(section('text'), section('text', { title: 'One' })), ['two', 'one'])
})

test('no key is given twice', () => {
  const keys = keysOfSections(section('text'), section('text'), section('text'))
  assert.is(new Set(keys).size, 3)
})

test.run()
