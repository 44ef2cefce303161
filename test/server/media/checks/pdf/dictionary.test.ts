import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesOf } from '../../../../../server/media/checks/pdf/bytes.ts'
import {
  outermostNames,
  readDictionary,
} from '../../../../../server/media/checks/pdf/dictionary.ts'
import { messageOf } from './message-of.ts'

const test = suite('dictionaries of a PDF')

const read = (text: string) =>
  Object.fromEntries(readDictionary(bytesOf(Buffer.from(text, 'latin1'))))
const names = (text: string) => [...outermostNames(Buffer.from(text, 'latin1'))]

test('only the outermost level is searched for names, keys and values alike', () => {
  assert.equal(names('<</A 1/B<</C/X>>/D[/E[/F]]/G /H>>'), ['A', 'B', 'D', 'G', 'H'])
})

test('names are unescaped, up to a zero', () => {
  assert.equal(names('<</#4e 1/First#00x 2/#00y 3>>'), ['N', 'First', ''])
  assert.equal(read('<</L#65ngth#00x /#46l>>'), { Length: '/Fl' })
})

test('values are read by their kind', () => {
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

test('a reference is one value, of its object', () => {
  assert.equal(read('<</A 8 0 R/B[9 0 R 7]>>'), { A: { reference: 8 }, B: [{ reference: 9 }, 7] })
  assert.equal(read('<</A /B 0 R>>'), { A: '' })
})

test('a key that occurs twice, is no name or has no value is refused', () => {
  for (const text of ['<</A 1/A 1>>', '<</A 1/#41 2>>', '<</A 1/A#00b 1>>', '<<1 /A>>']) {
    assert.match(messageOf(() => read(text)) ?? '', 'cannot be looked through', text)
  }
  assert.match(messageOf(() => read('<</A 1/B>>')) ?? '', 'cannot be looked through')
  assert.match(messageOf(() => read('<<A 1>>')) ?? '', 'cannot be looked through')
})

test('one that does not end is refused', () => {
  for (const text of ['<<', '<</A 1', '<</A[1', '<</A<</B 1>>']) {
    assert.match(messageOf(() => read(text)) ?? '', 'damaged', text)
  }
})

test.run()
