import * as assert from 'uvu/assert'
import { suite } from '#test'
import { lzw } from '../../../../../server/media/checks/pdf/lzw.ts'
import { decode, isRefused } from './decode.ts'

const test = suite('LZW filter of PDF streams')

const [clear, end] = [256, 257]

/** Codes as bytes, the first bit first; `widthOf` says how many bits the code at an index has. */
function packed(codes: readonly number[], widthOf: (index: number) => number = () => 9): number[] {
  const bits = codes.map((code, i) => code.toString(2).padStart(widthOf(i), '0')).join('')
  return (bits.match(/.{1,8}/g) ?? []).map(byte => Number.parseInt(byte.padEnd(8, '0'), 2))
}

/**
 * The codes 0, 1, 2 ... after a clear code: each but the first adds an entry, from 258 on, so that
 * 9 bits are enough until the entry 510 or 511 is there.
 */
const counted = Array.from({ length: 300 }, (_, i) => i % 256)
const wide = (early: 0 | 1) =>
  packed([clear, ...counted, end], index => (257 + index - 1 + early >= 512 ? 10 : 9))

test('the example of ISO 32000-1 gives its bytes, wherever the pieces end', async () => {
  const example = [0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]
  for (const size of [1, 4, 100])
    assert.equal([...(await decode(lzw, example, size))], [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
})

test('codes grow one early, or not where the stream says so', async () => {
  assert.equal([...(await decode(lzw, wide(1), 50))], counted)
  assert.equal([...(await decode(lzw, wide(0), 50, { EarlyChange: 0 }))], counted)
  assert.not.equal(
    [...(await decode(lzw, wide(1), 50, { EarlyChange: 0 }).catch(() => []))],
    counted,
  )
})

test('codes have at most 12 bits, and the table at most 4096 of them', async () => {
  const many = (count: number) => {
    const codes = Array.from({ length: count }, (_, i) => i % 256)
    const widthOf = (index: number) =>
      Math.min(12, Math.max(9, 32 - Math.clz32(258 + Math.max(0, index - 2) + 1)))
    return packed([clear, ...codes, end], widthOf)
  }
  // Each code but the first adds an entry to the 258 that are there.
  const most = 4096 - 258 + 1
  assert.is((await decode(lzw, many(most), 700)).length, most)
  assert.is(await isRefused(lzw, many(most + 1), 700), true)
})

test('a clear code begins the table anew', async () => {
  const codes = packed([clear, 97, 98, 258, clear, 99, 258, end])
  assert.is(`${await decode(lzw, codes, 3)}`, 'ababccc')
})

test('a code that no encoder writes there is refused', async () => {
  assert.is(await isRefused(lzw, packed([clear, 97, 300, end]), 3), true)
  assert.is(await isRefused(lzw, packed([clear, 258, end]), 3), true)
  assert.is(await isRefused(lzw, packed([clear, 97, 258, end]), 3), false)
})

test.run()
