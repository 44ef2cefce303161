import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesOf } from '../../../../../server/media/checks/pdf/bytes.ts'
import { readDictionary } from '../../../../../server/media/checks/pdf/dictionary.ts'
import { findLengths } from '../../../../../server/media/checks/pdf/lengths.ts'
import { messageOf } from './message-of.ts'

const test = suite('lengths of the streams in a PDF')

const dictionary = (text: string) => readDictionary(bytesOf(Buffer.from(text)))

/** The lengths that are found for dictionaries in a file. */
function lengthsIn(file: string, ...texts: string[]): number[] {
  const all = texts.map(text => ({ entries: dictionary(text) }))
  const lengthOf = findLengths(bytesOf(Buffer.from(file)), all)
  return all.map(({ entries }) => lengthOf(entries))
}

const isRefused = (file: string, text: string) =>
  messageOf(() => lengthsIn(file, text)) !== undefined

test('one stands in the dictionary or in an object of its own, before or after it', () => {
  const file = '7 0 obj 12 endobj 8 0 obj 0 endobj 9 0 obj 5 endobj'
  assert.equal(
    lengthsIn(file, '<</Length 3>>', '<</Length 7 0 R>>', '<</Length 8 0 R>>', '<</Length 0>>'),
    [3, 12, 0, 0],
  )
})

test('an object that an update repeats says the same again', () => {
  const length = '<</Length 7 0 R>>'
  assert.equal(lengthsIn('7 0 obj 12 endobj 7 0 obj 12 endobj', length), [12])
  for (const other of ['11', '13', '-12', '0']) {
    assert.ok(isRefused(`7 0 obj 12 endobj 7 0 obj ${other} endobj`, length), other)
    assert.ok(isRefused(`7 0 obj ${other} endobj 7 0 obj 12 endobj`, length), other)
  }
  assert.ok(isRefused('7 0 obj 1 endobj 7 0 obj 2 endobj 7 0 obj 1 endobj', length))
})

test('two objects may give two lengths', () => {
  const file = '7 0 obj 12 endobj 8 0 obj 13 endobj'
  assert.equal(lengthsIn(file, '<</Length 7 0 R>>', '<</Length 8 0 R>>'), [12, 13])
})

test('one that is missing, negative or no number is refused', () => {
  for (const text of [
    '<<>>',
    '<</Length -1>>',
    '<</Length/A>>',
    '<</Length[3]>>',
    '<</Length 8 0 R>>',
    '<</Length 9 0 R>>',
    '<</Length 6 0 R>>',
  ]) {
    assert.ok(isRefused('7 0 obj 12 endobj 8 0 obj -1 endobj 9 0 obj (12) endobj', text), text)
  }
})

test('the file is read again only for an object', () => {
  assert.equal(lengthsIn('not a PDF )', '<</Length 3>>'), [3])
  assert.ok(isRefused('not a PDF )', '<</Length 7 0 R>>'))
})

test.run()
