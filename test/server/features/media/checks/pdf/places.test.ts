import * as assert from 'uvu/assert'
import { suite } from '#test'
import { beginningsIn } from '../../../../../../server/features/media/checks/pdf/beginnings.ts'
import { bytesOf } from '../../../../../../server/features/media/checks/pdf/bytes.ts'
import { readDictionary } from '../../../../../../server/features/media/checks/pdf/dictionary.ts'
import { checkIndexPlace } from '../../../../../../server/features/media/checks/pdf/index-place.ts'
import { findLengths } from '../../../../../../server/features/media/checks/pdf/lengths.ts'
import { messageOf } from './message-of.ts'

const ofBeginnings = suite('where a reader of a PDF could start')

const startsIn = (text: string) => [...beginningsIn(bytesOf(Buffer.from(text, 'latin1')))]
const isStart = (text: string) => startsIn(text).length === 1

ofBeginnings('at objects, trailers and ends of streams, in their order', () => {
  assert.equal(startsIn('1 0 obj endstream trailer<< 2 0 obj endstream'), [4, 8, 18, 32, 36])
  assert.equal(startsIn('nothing of it'), [])
})

ofBeginnings('at an object whose two numbers are apart by any gap', () => {
  const gaps = [' ', '\0', '\t', '\n', '\f', '\r', '\v', '  ', '% a comment\n', '%%\r\n%\n ']
  for (const gap of gaps) {
    assert.ok(isStart(`5${gap}0 obj`), JSON.stringify(gap))
    assert.ok(isStart(`5 0${gap}obj`), JSON.stringify(gap))
    assert.ok(isStart(`5${gap}0${gap}obj`), JSON.stringify(gap))
  }
  for (const text of ['5 0obj', '15 10 obj', '5-0 obj', '5+0obj']) assert.ok(isStart(text), text)
})

ofBeginnings('not at the word after fewer than two numbers', () => {
  const texts = ['obj', ' obj', '0 obj', '50 obj', ' 0 obj', '5 x 0 obj', '5 0 x obj', '5x 0 obj']
  const others = ['5 %0 obj', '5 0 % obj', '% a\n0 obj', '5(0 obj']
  for (const text of [...texts, ...others]) {
    assert.not(isStart(text), text)
  }
})

ofBeginnings('at numbers of all characters that some reader takes for one', () => {
  const letters = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte))
  const first = letters.filter(letter => isStart(`${letter} 0 obj`))
  const second = letters.filter(letter => isStart(`5 ${letter} obj`) && !/[\s\0]/.test(letter))
  assert.is(first.join(''), '+-.0123456789Ee')
  assert.is(second.join(''), '+-.0123456789Ee')
})

ofBeginnings('at a trailer before a dictionary, or before a comment that may end at one', () => {
  for (const text of ['trailer<<', 'trailer \n<<', 'trailer%', 'trailer %']) {
    assert.ok(isStart(text), text)
  }
  for (const text of ['trailer', 'trailer <a', 'trailer a<<', 'trailer (']) {
    assert.not(isStart(text), text)
  }
})

const ofIndex = suite('cross-reference index of a PDF')

/** Tells whether a file whose index begins after its first line passes. */
function passes(index: string, place?: number): boolean {
  const start = '%PDF-1.7\n'
  const text = `${start}${index}\nstartxref\n${place ?? start.length}\n%%EOF\n`
  try {
    checkIndexPlace(bytesOf(Buffer.from(text, 'latin1')))
    return true
  } catch (error) {
    assert.match(`${error}`, 'damaged')
    return false
  }
}

const table = 'xref\n0 1\n0000000000 65535 f\ntrailer\n'

ofIndex('is a table whose trailer names the root, or a stream of its type', () => {
  assert.is(passes(`${table}<</Size 1/Root 1 0 R>>`), true)
  assert.is(passes(`${table}<</Info<</A 1>>/R#6fot 1 0 R>>`), true)
  assert.is(passes('7 0 obj\n<</Type/XRef/Size 1>>\nstream\n'), true)
})

ofIndex('is refused without these names, and where it is cut', () => {
  assert.is(passes(`${table}<</Size 1>>`), false)
  assert.is(passes('7 0 obj\n<</Type/Font>>\nstream\n'), false)
  assert.is(passes(`${table}<</Size 1`), false)
  assert.is(passes('xref\n0 1\n'), false)
  assert.is(passes(`${table}<</Size 1>>\n<</Root 1 0 R>>`), false)
})

ofIndex('is refused where no index is at its place', () => {
  assert.is(passes(`${table}<</Root 1 0 R>>`, 3), false)
  assert.is(passes(`${table}<</Root 1 0 R>>`, 99999), false)
})

const ofLengths = suite('lengths of the streams in a PDF')

const dictionary = (text: string) => readDictionary(bytesOf(Buffer.from(text)))

/** The lengths that are found for dictionaries in a file. */
function lengthsIn(file: string, ...texts: string[]): number[] {
  const all = texts.map(text => ({ entries: dictionary(text) }))
  const lengthOf = findLengths(bytesOf(Buffer.from(file)), all)
  return all.map(({ entries }) => lengthOf(entries))
}

const isRefused = (file: string, text: string) =>
  messageOf(() => lengthsIn(file, text)) !== undefined

ofLengths('one stands in the dictionary or in an object of its own, before or after it', () => {
  const file = '7 0 obj 12 endobj 8 0 obj 0 endobj 9 0 obj 5 endobj'
  assert.equal(
    lengthsIn(file, '<</Length 3>>', '<</Length 7 0 R>>', '<</Length 8 0 R>>', '<</Length 0>>'),
    [3, 12, 0, 0],
  )
})

ofLengths('an object that an update repeats says the same again', () => {
  const length = '<</Length 7 0 R>>'
  assert.equal(lengthsIn('7 0 obj 12 endobj 7 0 obj 12 endobj', length), [12])
  for (const other of ['11', '13', '-12', '0']) {
    assert.ok(isRefused(`7 0 obj 12 endobj 7 0 obj ${other} endobj`, length), other)
    assert.ok(isRefused(`7 0 obj ${other} endobj 7 0 obj 12 endobj`, length), other)
  }
  assert.ok(isRefused('7 0 obj 1 endobj 7 0 obj 2 endobj 7 0 obj 1 endobj', length))
})

ofLengths('two objects may give two lengths', () => {
  const file = '7 0 obj 12 endobj 8 0 obj 13 endobj'
  assert.equal(lengthsIn(file, '<</Length 7 0 R>>', '<</Length 8 0 R>>'), [12, 13])
})

ofLengths('one that is missing, negative or no number is refused', () => {
  const entries = ['<<>>', '<</Length -1>>', '<</Length/A>>', '<</Length[3]>>', '<</Length 8 0 R>>']
  const others = ['<</Length 9 0 R>>', '<</Length 6 0 R>>']
  for (const text of [...entries, ...others]) {
    assert.ok(isRefused('7 0 obj 12 endobj 8 0 obj -1 endobj 9 0 obj (12) endobj', text), text)
  }
})

ofLengths('the file is read again only for an object', () => {
  assert.equal(lengthsIn('not a PDF )', '<</Length 3>>'), [3])
  assert.ok(isRefused('not a PDF )', '<</Length 7 0 R>>'))
})

ofBeginnings.run()
ofIndex.run()
ofLengths.run()
