import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ChangedWords } from '../../../../../../web/features/pages/admin/compare/changed-words.tsx'
import { changesBetween } from '../../../../../../web/features/pages/admin/compare/changes.ts'
import { shortened } from '../../../../../../web/features/pages/admin/compare/shortened.ts'
import {
  type Part,
  wordParts,
} from '../../../../../../web/features/pages/admin/compare/word-parts.ts'
import { wordsOf } from '../../../../../../web/features/pages/admin/compare/words-of.ts'
import type { FieldChange } from '../../../../../../web/features/pages/compare/field-change.ts'
import type { EditedSection, KeyedPage } from '../../../../../../web/features/pages/contract.ts'
import type { PageKinds } from '../../../../../../web/features/pages/field-schema.ts'
import { htmlOf, textOf } from '../../../../../support/rendered.tsx'
import { pageOf } from '../saving/page-server.ts'

const test = suite('what differs between two pages, in words')

const kinds: PageKinds = {
  page: { type: 'object', properties: { description: { type: 'string', title: 'Description' } } },
  kinds: {},
}

const said = (before: KeyedPage, after: KeyedPage) =>
  changesBetween(before, after, kinds).map(({ title, kind, marks }) => `${kind}: ${marks} ${title}`)

const base = pageOf({ a: 'A a', b: 'B b', c: 'C c' })

const hide = ({ source, keys }: KeyedPage, index: number): KeyedPage => {
  const section = { ...source.sections[index], hidden: true } as EditedSection
  return { keys, source: { ...source, sections: source.sections.with(index, section) } }
}

test('each section says what became of it', () => {
  const after = pageOf({ c: 'C c', a: 'A changed', n: 'N n' })
  assert.equal(said(base, after), [
    'changed: Changed,Moved down prose: A changed',
    'removed: Removed prose: B b',
    'added: New prose: N n',
  ])
})

test('a section that was only hidden is not said to be changed', () => {
  assert.equal(said(base, hide(base, 1)), ['changed: Hidden now prose: B b'])
  assert.equal(said(hide(base, 1), base), ['changed: Shown now prose: B b'])
})

test('the fields of the page come first, and none where the page is new', () => {
  const after = { ...base, source: { ...base.source, description: 'Words' } }
  assert.equal(said(base, after), ['changed: Changed Address, menu, search engines'])
  const nothing = { source: { path: '', sections: [] }, keys: [] }
  assert.is(said(nothing, after).length, 3)
})

const words = (change: Partial<FieldChange>) =>
  textOf(<ChangedWords {...(change as FieldChange)} />)

test('say that something is new, gone or elsewhere', () => {
  assert.is(words({ kind: 'added', after: 'x' }), 'New')
  assert.is(words({ kind: 'removed', before: 'x' }), 'Removed')
  assert.is(words({ kind: 'moved' }), 'Moved')
  assert.is(
    words({ kind: 'moved', before: 'second', after: 'first' }),
    'Moved from the second to the first place',
  )
})

test('have both values, one of which may be missing or empty', () => {
  assert.is(words({ kind: 'value', before: '3', after: '4' }), '[old: 3 ] [new: 4 ]')
  assert.is(words({ kind: 'value', after: '' }), '[new: (empty) ]')
  assert.is(words({ kind: 'value', before: '3' }), '[old: 3 ] Left out')
})

test('of a text strike out the old ones and underline the new ones', () => {
  const html = htmlOf(
    <ChangedWords
      {...({ kind: 'text', before: 'A red desk', after: 'A blue desk' } as unknown as FieldChange)}
    />,
  )
  const inTags = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
      inner.replace(/<span[^>]*>.*?<\/span>/g, ''),
    )
  assert.equal([inTags('del'), inTags('ins')], [['red'], ['blue']])
  assert.is(
    words({ kind: 'text', before: 'A  desk', after: 'A desk' } as never),
    'Only spaces and lines differ',
  )
})

const both = (text: string): Part => ({ side: 'both', text })
const change: Part = { side: 'after', text: 'x' }
/** With the spaces between them each word but the last is two of what is counted. */
const wordRun = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ')

test('long unchanged passages are cut in their middle as soon as that is shorter', () => {
  const between = (text: string) => shortened([change, both(text), change])[1]?.text
  assert.is(between(wordRun(25)), wordRun(25))
  const cut = between(`${wordRun(25)} `) ?? ''
  assert.match(cut, /^w0 w1 .*w11 {2}… w13 .* w24 $/)
})

test('long unchanged passages are cut at the side where no change is', () => {
  assert.is(shortened([both(wordRun(13)), change])[0]?.text, wordRun(13))
  assert.match(shortened([both(`${wordRun(13)} `), change])[0]?.text ?? '', /^ … w1 .*w12 $/)
  assert.is(shortened([change, both(wordRun(13))])[1]?.text, wordRun(13))
  assert.match(shortened([change, both(wordRun(14))])[1]?.text ?? '', /^w0 .*w11 {2}… $/)
})

test('a change is shown whole, however long it is', () => {
  const long: Part = { side: 'before', text: wordRun(200) }
  assert.equal(shortened([long, change]), [long, change])
})

const marked = (parts: readonly Part[]) =>
  parts
    .map(({ text, side }) => (side === 'both' ? text : `[${side === 'before' ? '-' : '+'}${text}]`))
    .join('')

const between = (before: string, after: string) => marked(wordParts(before, after))

const textOnSide = (parts: readonly Part[], side: 'before' | 'after') =>
  parts.flatMap(part => (part.side === side || part.side === 'both' ? [part.text] : [])).join('')

test('changed words are marked, and those of both are not', () => {
  assert.is(
    between('We build two houses', 'We build three small houses'),
    'We build [-two][+three small] houses',
  )
  assert.is(between('same', 'same'), 'same')
  assert.is(between('', 'new words'), '[+new words]')
  assert.is(between('old words', ''), '[-old words]')
})

test('changed words are one change where only spaces stand between them', () => {
  assert.is(
    between('oak and steel table', 'pine or glass table'),
    '[-oak and steel][+pine or glass] table',
  )
  assert.is(between('a b', ' a b '), '[+ ]a b[+ ]')
})

test('an emoji of several characters is one word', () => {
  assert.is(
    between('Our team 👨‍👩‍👧 here', 'Our team 👨‍👩‍👦 here'),
    'Our team [-👨‍👩‍👧][+👨‍👩‍👦] here',
  )
  assert.is(between('👍🏽 done', '👍🏿 done'), '[-👍🏽][+👍🏿] done')
  assert.is(between('🇰🇪', '🇹🇿'), '[-🇰🇪][+🇹🇿]')
})

test('Arabic words stay whole, with their vowel marks', () => {
  assert.is(between('نَبْنِي بيوتًا جاهزة', 'نَبْنِي بيتًا جاهزة'), 'نَبْنِي [-بيوتًا][+بيتًا] جاهزة')
})

test('both texts can be read in the parts', () => {
  const texts = ['a  b\nc d', 'b c\n\ne', '', 'é́ a', '<b>&amp;</b>', '\ud83d broken', '   ']
  for (const before of texts) {
    for (const after of texts) {
      const parts = wordParts(before, after)
      assert.is(textOnSide(parts, 'before'), before)
      assert.is(textOnSide(parts, 'after'), after)
    }
  }
})

test('two long texts without a common word are one change', () => {
  const text = (word: string) =>
    Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join('\n')
  const parts = wordParts(text('a'), text('b'))
  assert.equal(
    parts.map(({ side }) => side),
    ['before', 'after'],
  )
})

test('a word in ten thousand characters is found', () => {
  const long = 'Prefab houses and offices '.repeat(400)
  const parts = wordParts(`${long}one ${long}`, `${long}two ${long}`)
  assert.equal(
    parts.map(({ text, side }) => (side === 'both' ? side : text)),
    ['both', 'one', 'two', 'both'],
  )
})

test('a browser that knows no words takes what stands between spaces', () => {
  const { Segmenter } = Intl
  try {
    Reflect.deleteProperty(Intl, 'Segmenter')
    assert.equal(wordsOf('Two  tables, oak'), ['Two', '  ', 'tables,', ' ', 'oak'])
    assert.is(between('👨‍👩‍👧 a', '👨‍👩‍👦 a'), '[-👨‍👩‍👧][+👨‍👩‍👦] a')
  } finally {
    Object.defineProperty(Intl, 'Segmenter', {
      value: Segmenter,
      configurable: true,
      writable: true,
    })
  }
})

test.run()
