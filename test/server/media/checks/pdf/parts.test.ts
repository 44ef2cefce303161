import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesOf } from '../../../../../server/media/checks/pdf/bytes.ts'
import { isNumber, partsOf } from '../../../../../server/media/checks/pdf/parts.ts'
import { messageOf } from './message-of.ts'

const test = suite('parts of a PDF')

const partsIn = (text: string) => [...partsOf(bytesOf(Buffer.from(text, 'latin1')))]
const isRefused = (text: string) => messageOf(() => partsIn(text)) !== undefined

test('an object begins at its word, and has a number and a value', () => {
  assert.equal(partsIn('%PDF-1.7\n8 0 obj\n42\nendobj 9 1 obj (a)'), [
    { kind: 'object', object: 8, at: 13, value: 17 },
    { kind: 'object', object: 9, at: 31, value: 35 },
  ])
})

test('a stream has its dictionary, and its content from the word to the next end', () => {
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

test('the content of a stream is not parsed', () => {
  assert.is(partsIn('1 0 obj<<>>stream ) endobj 2 0 obj (\nendstream endobj').length, 3)
})

test('a trailer begins where a dictionary follows it', () => {
  assert.equal(partsIn('xref 0 0 trailer <<>>'), [{ kind: 'trailer', at: 9, value: 17 }])
  assert.equal(partsIn('trailer 5 /trailer'), [])
})

test('only a dictionary of an object is followed by a stream', () => {
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

test('a stream without an end is refused', () => {
  assert.ok(isRefused('1 0 obj<<>>stream endstrea'))
})

test('between objects are words and names', () => {
  assert.not(isRefused('1 0 obj /A endobj xref 0 /B'))
  for (const text of ['(a)', '<<>>', '[1]', ']', '>>']) assert.ok(isRefused(`endobj ${text}`), text)
})

test('what is opened in a value is closed in turn', () => {
  assert.not(isRefused('1 0 obj <</A[<<>>[]]>> endobj'))
  for (const text of ['<<]', '[>>', '<<[>>]', '>>', ']', '<<', '[']) {
    assert.ok(isRefused(`1 0 obj ${text}`), text)
  }
})

test('a value contains no word that belongs between objects', () => {
  for (const word of ['stream', 'endstream', 'obj', 'endobj', 'trailer', 'xref', 'startxref']) {
    assert.ok(isRefused(`1 0 obj <</A ${word}>>`), word)
    assert.not(isRefused(`1 0 obj <</A/${word}>>`), word)
  }
})

test('a value is at most 500 levels deep', () => {
  const nested = (levels: number) => `1 0 obj ${'['.repeat(levels)}${']'.repeat(levels)}`
  assert.not(isRefused(nested(500)))
  assert.ok(isRefused(nested(501)))
})

test('a number is an integer of at most 15 digits', () => {
  for (const word of ['0', '-1', '+12', '9'.repeat(15)]) assert.ok(isNumber(word), word)
  for (const word of ['', '-', '1.0', '1e3', 'a1', '1a', '9'.repeat(16)]) {
    assert.not(isNumber(word), word)
  }
})

test.run()
