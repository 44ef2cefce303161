import * as assert from 'uvu/assert'
import { suite } from '#test'
import { decoded } from '../../../../server/base/csv/decode.ts'

const test = suite('encodings of table files')

const text = 'Café, 5 m², “Lamu”, €'

const utf16be = (of: string) => Buffer.from(`\uFEFF${of}`, 'utf16le').swap16()

const encodings: [name: string, bytes: Buffer][] = [
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, little-endian', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16, big-endian', utf16be(text)],
  ['Windows-1252', Buffer.from('436166e92c2035206db22c20934c616d75942c2080', 'hex')],
]

for (const [name, bytes] of encodings) {
  test(`${name} is read`, () => assert.is(decoded(bytes), text))
}

test('a workbook is refused with what to do', () => {
  const zip = Buffer.from('PK\u0003\u0004\u0014\u0000')
  assert.throws(() => decoded(zip), /This is a workbook, not a table file/)
  const xls = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  assert.throws(() => decoded(xls), /choose "Save as" and "CSV UTF-8"/)
})

test('bytes that are no text are refused', () =>
  assert.throws(() => decoded(Buffer.from([0x47, 0, 0, 1, 0xff])), /This is no table file/))

test('what only begins like a workbook or a mark is text', () => {
  const texts = ['', 'P', 'PK', 'PK\u0003', 'K\u0003\u0004', 'XK\u0003\u0004', 'PK\u0003\u0005']
  for (const text of texts) {
    assert.is(decoded(Buffer.from(text)), text)
  }
  assert.is(decoded(Buffer.from('d0cf11e1', 'hex')), 'ÐÏ\u0011á')
  assert.is(decoded(Buffer.from('fffd61', 'hex')), 'ÿýa')
  assert.is(decoded(Buffer.from('feff0061', 'hex')), 'a')
})

test('each byte of Windows-1252 is the letter that it has there', () => {
  const bytes = Buffer.from(Array.from({ length: 0x80 }, (_, at) => 0x80 + at))
  const high = Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0xa0 + at)).join('')
  const own = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'
  assert.is(decoded(bytes), own + high)
})

test.run()
