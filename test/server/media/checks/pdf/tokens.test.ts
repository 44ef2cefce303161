import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesOf } from '../../../../../server/media/checks/pdf/bytes.ts'
import { type Token, tokenAt, wordOf } from '../../../../../server/media/checks/pdf/tokens.ts'
import { messageOf } from './message-of.ts'

const test = suite('tokens of a PDF')

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

const isRefused = (text: string) => messageOf(() => textsOf(text)) !== undefined

test('white space of all six kinds separates them', () => {
  assert.equal(textsOf('\0a\tb\nc\fd\re f '), ['a', 'b', 'c', 'd', 'e', 'f'])
})

test('every delimiter ends a word, and no other character does', () => {
  const ends = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).filter(
    letter => letter !== '\v' && tokenAt(bytesOf(latin1(`ab${letter}`)), 0).end === 2,
  )
  assert.equal(ends.sort(), [...'\0\t\n\f\r %()/<>[]{}'].sort())
})

test('their kinds follow from how they begin', () => {
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

test('no gap is needed where one ends by itself', () => {
  const texts = ['<<', '/A', '(b)', '/C', '[', '1', ']', '/D', '<6f>', '>>', 'endobj']
  assert.equal(textsOf(texts.join('')), texts)
})

test('a comment lasts until its line ends', () => {
  assert.equal(textsOf('a%b (\nc%(\rd % e'), ['a', 'c', 'd'])
})

test('an object may follow the end mark of a file at once', () => {
  assert.equal(textsOf('%%EOF0 0 obj'), ['0', '0', 'obj'])
  assert.equal(textsOf('%%EOF9 0 obj'), ['9', '0', 'obj'])
  for (const comment of ['%%EOF/A', '%%EOF:a', '%%EOF a', '%%EOE1 0', '%EOFF1 0']) {
    assert.equal(textsOf(`${comment}\nb`), ['b'], comment)
  }
})

test('parentheses in a string are balanced or escaped', () => {
  for (const text of ['(a(b)c)', '(a\\)b)', '(\\(a)', '(\\\\)', '(()())', '()']) {
    assert.equal(textsOf(`${text}x`), [text, 'x'])
  }
  for (const text of ['(', '(a', '((a)', '(a\\)', '(\\']) assert.ok(isRefused(text), text)
})

test('a hexadecimal string contains digits and white space', () => {
  for (const text of ['<>', '<0 9\n>', '<AF>', '<af>']) assert.equal(textsOf(text), [text])
  for (const other of ['/', ':', '@', 'G', '`', 'g', '(', '']) {
    assert.ok(isRefused(`<4${other}`), other)
    if (other) assert.ok(isRefused(`<4${other}>`), other)
  }
})

test('what readers take for different things is refused', () => {
  for (const text of ['a\vb', '/a\vb', '>', '> >', ')', '{', '}']) assert.ok(isRefused(text), text)
})

test('only a word that may be a keyword has its text read', () => {
  const first = (text: string) => wordOf(bytesOf(latin1(text)), tokenAt(bytesOf(latin1(text)), 0))
  assert.is(first('startxref 9'), 'startxref')
  assert.is(first('a'.repeat(16)), 'a'.repeat(16))
  assert.is(first('a'.repeat(17)), '')
  assert.is(first('/obj'), '')
})

test.run()
