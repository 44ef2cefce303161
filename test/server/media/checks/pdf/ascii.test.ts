import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ascii85, asciiHex } from '../../../../../server/media/checks/pdf/ascii.ts'
import { decode, isRefused } from './decode.ts'

const test = suite('ASCII filters of PDF streams')

const sizes = [1, 3, 100]

test('ASCII85 gives the bytes of its digits, wherever the pieces end', async () => {
  for (const size of sizes) {
    assert.is(`${await decode(ascii85, '87cUR D]i,"\nEbo80~>rest', size)}`, 'Hello World!')
    assert.is(`${await decode(ascii85, '87cURDZ~>', size)}`, 'Hello')
    assert.is(`${await decode(ascii85, '87cURDZ', size)}`, 'Hello')
  }
})

test('ASCII85 has a short form of four zeros, which stands between whole groups', async () => {
  for (const size of sizes) {
    assert.is(`${await decode(ascii85, '87cURz~>', size)}`, 'Hell\0\0\0\0')
  }
  assert.is(await isRefused(ascii85, '87z~>', 3), true)
})

test('ASCII85 is refused where it has other characters, one digit alone, or too large a group', async () => {
  for (const text of ['87cURv~>', '87cUR8~>', 's8W-"~>', '87cUR~x'])
    assert.is(await isRefused(ascii85, text, 3), true, text)
  assert.is(await isRefused(ascii85, 's8W-!~>', 3), false)
})

test('hexadecimal gives a byte for each two digits, and a zero for a missing last one', async () => {
  for (const size of sizes) {
    assert.is(`${await decode(asciiHex, '48 65\n6C6c 6F>00', size)}`, 'Hello')
    assert.equal([...(await decode(asciiHex, '487>', size))], [0x48, 0x70])
    assert.equal([...(await decode(asciiHex, '487', size))], [0x48, 0x70])
  }
  assert.is(await isRefused(asciiHex, '48G0>', 3), true)
})

test.run()
