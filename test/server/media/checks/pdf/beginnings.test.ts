import * as assert from 'uvu/assert'
import { suite } from '#test'
import { beginningsIn } from '../../../../../server/media/checks/pdf/beginnings.ts'
import { bytesOf } from '../../../../../server/media/checks/pdf/bytes.ts'

const test = suite('where a reader of a PDF could start')

const startsIn = (text: string) => [...beginningsIn(bytesOf(Buffer.from(text, 'latin1')))]
const isStart = (text: string) => startsIn(text).length === 1

test('at objects, trailers and ends of streams, in their order', () => {
  assert.equal(startsIn('1 0 obj endstream trailer<< 2 0 obj endstream'), [4, 8, 18, 32, 36])
  assert.equal(startsIn('nothing of it'), [])
})

test('at an object whose two numbers are apart by any gap', () => {
  for (const gap of [
    ' ',
    '\0',
    '\t',
    '\n',
    '\f',
    '\r',
    '\v',
    '  ',
    '% a comment\n',
    '%%\r\n%\n ',
  ]) {
    assert.ok(isStart(`5${gap}0 obj`), JSON.stringify(gap))
    assert.ok(isStart(`5 0${gap}obj`), JSON.stringify(gap))
    assert.ok(isStart(`5${gap}0${gap}obj`), JSON.stringify(gap))
  }
  for (const text of ['5 0obj', '15 10 obj', '5-0 obj', '5+0obj']) assert.ok(isStart(text), text)
})

test('not at the word after fewer than two numbers', () => {
  for (const text of [
    'obj',
    ' obj',
    '0 obj',
    '50 obj',
    ' 0 obj',
    '5 x 0 obj',
    '5 0 x obj',
    '5x 0 obj',
    '5 %0 obj',
    '5 0 % obj',
    '% a\n0 obj',
    '5(0 obj',
  ]) {
    assert.not(isStart(text), text)
  }
})

test('at numbers of all characters that some reader takes for one', () => {
  const letters = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte))
  const first = letters.filter(letter => isStart(`${letter} 0 obj`))
  const second = letters.filter(letter => isStart(`5 ${letter} obj`) && !/[\s\0]/.test(letter))
  assert.is(first.join(''), '+-.0123456789Ee')
  assert.is(second.join(''), '+-.0123456789Ee')
})

test('at a trailer before a dictionary, or before a comment that may end at one', () => {
  for (const text of ['trailer<<', 'trailer \n<<', 'trailer%', 'trailer %']) {
    assert.ok(isStart(text), text)
  }
  for (const text of ['trailer', 'trailer <a', 'trailer a<<', 'trailer (']) {
    assert.not(isStart(text), text)
  }
})

test.run()
