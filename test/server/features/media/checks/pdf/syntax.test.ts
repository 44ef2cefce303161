import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesOf } from '../../../../../../server/features/media/checks/pdf/bytes.ts'
import {
  outermostNames,
  readDictionary,
} from '../../../../../../server/features/media/checks/pdf/dictionary.ts'
import {
  createNameReader,
  unescapeName,
} from '../../../../../../server/features/media/checks/pdf/names.ts'
import { isNumber, partsOf } from '../../../../../../server/features/media/checks/pdf/parts.ts'
import {
  type Token,
  tokenAt,
  wordOf,
} from '../../../../../../server/features/media/checks/pdf/tokens.ts'
import { messageOf } from './message-of.ts'

const ofTokens = suite('tokens of a PDF')

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** The texts of all tokens. */
function textsOf(text: string): string[] {
  const bytes = bytesOf(latin1(text))
  const texts: string[] = []
  for (let token = tokenAt(bytes, 0); token.kind !== 'end'; token = tokenAt(bytes, token.end)) {
    texts.push(text.slice(token.start, token.end))
  }
  return texts
}

const isNoToken = (text: string) => messageOf(() => textsOf(text)) !== undefined

ofTokens('white space of all six kinds separates them', () => {
  assert.equal(textsOf('\0a\tb\nc\fd\re f '), ['a', 'b', 'c', 'd', 'e', 'f'])
})

ofTokens('every delimiter ends a word, and no other character does', () => {
  const ends = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).filter(
    letter => letter !== '\v' && tokenAt(bytesOf(latin1(`ab${letter}`)), 0).end === 2,
  )
  assert.equal(ends.sort(), [...'\0\t\n\f\r %()/<>[]{}'].sort())
})

ofTokens('their kinds follow from how they begin', () => {
  const expected: [string, Token['kind']][] = [
    ['obj', 'word'],
    ['/Type', 'name'],
    ['/', 'name'],
    ['(a)', 'string'],
    ['<41>', 'string'],
    ['<<', '<<'],
    ['>>', '>>'],
    ['[', '['],
    [']', ']'],
    ['', 'end'],
  ]
  for (const [text, kind] of expected) {
    assert.equal(tokenAt(bytesOf(latin1(` ${text}`)), 0), { kind, start: 1, end: 1 + text.length })
  }
})

ofTokens('no gap is needed where one ends by itself', () => {
  const texts = ['<<', '/A', '(b)', '/C', '[', '1', ']', '/D', '<6f>', '>>', 'endobj']
  assert.equal(textsOf(texts.join('')), texts)
})

ofTokens('a comment lasts until its line ends', () => {
  assert.equal(textsOf('a%b (\nc%(\rd % e'), ['a', 'c', 'd'])
})

ofTokens('an object may follow the end mark of a file at once', () => {
  assert.equal(textsOf('%%EOF0 0 obj'), ['0', '0', 'obj'])
  assert.equal(textsOf('%%EOF9 0 obj'), ['9', '0', 'obj'])
  for (const comment of ['%%EOF/A', '%%EOF:a', '%%EOF a', '%%EOE1 0', '%EOFF1 0']) {
    assert.equal(textsOf(`${comment}\nb`), ['b'], comment)
  }
})

ofTokens('parentheses in a string are balanced or escaped', () => {
  for (const text of ['(a(b)c)', '(a\\)b)', '(\\(a)', '(\\\\)', '(()())', '()']) {
    assert.equal(textsOf(`${text}x`), [text, 'x'])
  }
  for (const text of ['(', '(a', '((a)', '(a\\)', '(\\']) assert.ok(isNoToken(text), text)
})

ofTokens('a hexadecimal string contains digits and white space', () => {
  for (const text of ['<>', '<0 9\n>', '<AF>', '<af>']) assert.equal(textsOf(text), [text])
  for (const other of ['/', ':', '@', 'G', '`', 'g', '(', '']) {
    assert.ok(isNoToken(`<4${other}`), other)
    if (other) assert.ok(isNoToken(`<4${other}>`), other)
  }
})

ofTokens('what readers take for different things is refused', () => {
  for (const text of ['a\vb', '/a\vb', '>', '> >', ')', '{', '}']) assert.ok(isNoToken(text), text)
})

ofTokens('only a word that may be a keyword has its text read', () => {
  const first = (text: string) => wordOf(bytesOf(latin1(text)), tokenAt(bytesOf(latin1(text)), 0))
  assert.is(first('startxref 9'), 'startxref')
  assert.is(first('a'.repeat(16)), 'a'.repeat(16))
  assert.is(first('a'.repeat(17)), '')
  assert.is(first('/obj'), '')
})

const ofNames = suite('names anywhere in a PDF')

/** The names in a text that comes in chunks of so many bytes. */
function namesIn(text: string, size = text.length): string[] {
  const names: string[] = []
  const reader = createNameReader(name => names.push(name))
  const bytes = Buffer.from(text, 'latin1')
  for (let at = 0; at < bytes.length; at += size) reader.read(bytes.subarray(at, at + size))
  reader.end()
  return names
}

ofNames('each is found, wherever the chunks end', () => {
  const text = 'a /First<</Sec#6fnd(/Third)>>%/#46ourth\n / //Last'
  for (let size = 1; size <= text.length; size++) {
    assert.equal(namesIn(text, size), ['First', 'Second', 'Third', 'Fourth', 'Last'])
  }
})

ofNames('one is made of letters, digits, dots, underscores and hyphens', () => {
  const letters = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte))
  const belong = letters.filter(
    letter => !'#/'.includes(letter) && namesIn(`/a${letter}`)[0] !== 'a',
  )
  assert.is(belong.join(''), '-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz')
})

ofNames('no suffix disguises one', () => {
  const suffixes = ['#', '##', '#4', '#4x', '#x1', '#20b', '#00b', '#2fb', '\xe9', ' b', '(b']
  for (const suffix of suffixes) {
    assert.equal(namesIn(`/JS${suffix}`), ['JS'], suffix)
  }
})

ofNames('escapes are hexadecimal digits of either case', () => {
  assert.equal(namesIn('/#4A#4a#6F#6f'), ['JJoo'])
  assert.is(unescapeName('#4A#4ab#4#zz#'), 'JJb#4#zz#')
})

ofNames('longer names than any that matters are passed over', () => {
  assert.equal(namesIn(`/${'a'.repeat(32)} /${'b'.repeat(33)} /c`), ['a'.repeat(32), 'c'])
})

ofNames('a reader starts anew after its end', () => {
  const names: string[] = []
  const reader = createNameReader(name => names.push(name))
  for (const piece of ['/A#4', '1 /B']) {
    reader.read(Buffer.from(piece))
    reader.end()
  }
  assert.equal(names, ['A', 'B'])
})

const ofDictionaries = suite('dictionaries of a PDF')

const read = (text: string) =>
  Object.fromEntries(readDictionary(bytesOf(Buffer.from(text, 'latin1'))))
const outermostIn = (text: string) => [...outermostNames(Buffer.from(text, 'latin1'))]

ofDictionaries('only the outermost level is searched for names, keys and values alike', () => {
  assert.equal(outermostIn('<</A 1/B<</C/X>>/D[/E[/F]]/G /H>>'), ['A', 'B', 'D', 'G', 'H'])
})

ofDictionaries('names are unescaped, up to a zero', () => {
  assert.equal(outermostIn('<</#4e 1/First#00x 2/#00y 3>>'), ['N', 'First', ''])
  assert.equal(read('<</L#65ngth#00x /#46l>>'), { Length: '/Fl' })
})

ofDictionaries('values are read by their kind', () => {
  assert.equal(read('<</A 12/B -3/C /D/E[1[/F]null]/G(text)/H 1.5>>'), {
    A: 12,
    B: -3,
    C: '/D',
    E: [1, ['/F'], 'null'],
    G: '',
    H: '1.5',
  })
  const inner = read('<</A<</B 1>>>>').A
  assert.ok(inner instanceof Map)
  assert.equal([...inner], [['B', 1]])
})

ofDictionaries('a reference is one value, of its object', () => {
  assert.equal(read('<</A 8 0 R/B[9 0 R 7]>>'), { A: { reference: 8 }, B: [{ reference: 9 }, 7] })
  assert.equal(read('<</A /B 0 R>>'), { A: '' })
})

ofDictionaries('a key that occurs twice, is no name or has no value is refused', () => {
  for (const text of ['<</A 1/A 1>>', '<</A 1/#41 2>>', '<</A 1/A#00b 1>>', '<<1 /A>>']) {
    assert.match(messageOf(() => read(text)) ?? '', 'cannot be looked through', text)
  }
  assert.match(messageOf(() => read('<</A 1/B>>')) ?? '', 'cannot be looked through')
  assert.match(messageOf(() => read('<<A 1>>')) ?? '', 'cannot be looked through')
})

ofDictionaries('one that does not end is refused', () => {
  for (const text of ['<<', '<</A 1', '<</A[1', '<</A<</B 1>>']) {
    assert.match(messageOf(() => read(text)) ?? '', 'damaged', text)
  }
})

const ofParts = suite('parts of a PDF')

const partsIn = (text: string) => [...partsOf(bytesOf(Buffer.from(text, 'latin1')))]
const isRefused = (text: string) => messageOf(() => partsIn(text)) !== undefined

ofParts('an object begins at its word, and has a number and a value', () => {
  assert.equal(partsIn('%PDF-1.7\n8 0 obj\n42\nendobj 9 1 obj (a)'), [
    { kind: 'object', object: 8, at: 13, value: 17 },
    { kind: 'object', object: 9, at: 31, value: 35 },
  ])
})

ofParts('a stream has its dictionary, and its content from the word to the next end', () => {
  const text = '1 0 obj<</A 1>>\nstream\nq Q\nendstream endobj'
  assert.equal(partsIn(text), [
    { kind: 'object', object: 1, at: 4, value: 7 },
    {
      kind: 'stream',
      dictionary: { start: 7, end: 15 },
      content: { start: 22, end: text.indexOf('endstream') },
    },
    { kind: 'endstream', at: text.indexOf('endstream') },
  ])
})

ofParts('the content of a stream is not parsed', () => {
  assert.is(partsIn('1 0 obj<<>>stream ) endobj 2 0 obj (\nendstream endobj').length, 3)
})

ofParts('a trailer begins where a dictionary follows it', () => {
  assert.equal(partsIn('xref 0 0 trailer <<>>'), [{ kind: 'trailer', at: 9, value: 17 }])
  assert.equal(partsIn('trailer 5 /trailer'), [])
})

ofParts('only a dictionary of an object is followed by a stream', () => {
  for (const text of [
    'trailer<<>> stream\nendstream',
    '1 0 obj [1] stream\nendstream',
    '1 0 obj (a) stream\nendstream',
    '1 0 obj 5 stream\nendstream',
    'stream',
    'endstream',
  ]) {
    assert.ok(isRefused(text), text)
  }
})

ofParts('a stream without an end is refused', () => {
  assert.ok(isRefused('1 0 obj<<>>stream endstrea'))
})

ofParts('between objects are words and names', () => {
  assert.not(isRefused('1 0 obj /A endobj xref 0 /B'))
  for (const text of ['(a)', '<<>>', '[1]', ']', '>>']) assert.ok(isRefused(`endobj ${text}`), text)
})

ofParts('what is opened in a value is closed in turn', () => {
  assert.not(isRefused('1 0 obj <</A[<<>>[]]>> endobj'))
  for (const text of ['<<]', '[>>', '<<[>>]', '>>', ']', '<<', '[']) {
    assert.ok(isRefused(`1 0 obj ${text}`), text)
  }
})

ofParts('a value contains no word that belongs between objects', () => {
  for (const word of ['stream', 'endstream', 'obj', 'endobj', 'trailer', 'xref', 'startxref']) {
    assert.ok(isRefused(`1 0 obj <</A ${word}>>`), word)
    assert.not(isRefused(`1 0 obj <</A/${word}>>`), word)
  }
})

ofParts('a value is at most 500 levels deep', () => {
  const nested = (levels: number) => `1 0 obj ${'['.repeat(levels)}${']'.repeat(levels)}`
  assert.not(isRefused(nested(500)))
  assert.ok(isRefused(nested(501)))
})

ofParts('a number is an integer of at most 15 digits', () => {
  for (const word of ['0', '-1', '+12', '9'.repeat(15)]) assert.ok(isNumber(word), word)
  for (const word of ['', '-', '1.0', '1e3', 'a1', '1a', '9'.repeat(16)]) {
    assert.not(isNumber(word), word)
  }
})

ofTokens.run()
ofNames.run()
ofDictionaries.run()
ofParts.run()
