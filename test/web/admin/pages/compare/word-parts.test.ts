import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Part, wordParts } from '../../../../../web/admin/pages/compare/word-parts.ts'
import { wordsOf } from '../../../../../web/admin/pages/compare/words-of.ts'

const test = suite('the changed words of two texts')

const shown = { both: '', before: '-', after: '+' }

const marked = (parts: readonly Part[]) =>
  parts.map(({ text, side }) => (side === 'both' ? text : `[${shown[side]}${text}]`)).join('')

const between = (before: string, after: string) => marked(wordParts(before, after))

const textOf = (parts: readonly Part[], side: 'before' | 'after') =>
  parts.flatMap(part => (part.side === side || part.side === 'both' ? [part.text] : [])).join('')

test('are marked, and those of both are not', () => {
  assert.is(
    between('We build two houses', 'We build three small houses'),
    'We build [-two][+three small] houses',
  )
  assert.is(between('same', 'same'), 'same')
  assert.is(between('', 'new words'), '[+new words]')
  assert.is(between('old words', ''), '[-old words]')
})

test('are one change where only spaces stand between them', () => {
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
      assert.is(textOf(parts, 'before'), before)
      assert.is(textOf(parts, 'after'), after)
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
