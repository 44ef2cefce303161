import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createNameReader, unescapeName } from '../../../../../server/media/checks/pdf/names.ts'

const test = suite('names anywhere in a PDF')

/** The names in a text that comes in chunks of so many bytes. */
function namesIn(text: string, size = text.length): string[] {
  const names: string[] = []
  const reader = createNameReader(name => names.push(name))
  const bytes = Buffer.from(text, 'latin1')
  for (let at = 0; at < bytes.length; at += size) reader.read(bytes.subarray(at, at + size))
  reader.end()
  return names
}

test('each is found, wherever the chunks end', () => {
  const text = 'a /First<</Sec#6fnd(/Third)>>%/#46ourth\n / //Last'
  for (let size = 1; size <= text.length; size++) {
    assert.equal(namesIn(text, size), ['First', 'Second', 'Third', 'Fourth', 'Last'])
  }
})

test('one is made of letters, digits, dots, underscores and hyphens', () => {
  const letters = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte))
  const belong = letters.filter(
    letter => !'#/'.includes(letter) && namesIn(`/a${letter}`)[0] !== 'a',
  )
  assert.is(belong.join(''), '-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz')
})

test('no suffix disguises one', () => {
  for (const suffix of [
    '#',
    '##',
    '#4',
    '#4x',
    '#x1',
    '#20b',
    '#00b',
    '#2fb',
    '\xe9',
    ' b',
    '(b',
  ]) {
    assert.equal(namesIn(`/JS${suffix}`), ['JS'], suffix)
  }
})

test('escapes are hexadecimal digits of either case', () => {
  assert.equal(namesIn('/#4A#4a#6F#6f'), ['JJoo'])
  assert.is(unescapeName('#4A#4ab#4#zz#'), 'JJb#4#zz#')
})

test('longer names than any that matters are passed over', () => {
  assert.equal(namesIn(`/${'a'.repeat(32)} /${'b'.repeat(33)} /c`), ['a'.repeat(32), 'c'])
})

test('a reader starts anew after its end', () => {
  const names: string[] = []
  const reader = createNameReader(name => names.push(name))
  for (const piece of ['/A#4', '1 /B']) {
    reader.read(Buffer.from(piece))
    reader.end()
  }
  assert.equal(names, ['A', 'B'])
})

test.run()
