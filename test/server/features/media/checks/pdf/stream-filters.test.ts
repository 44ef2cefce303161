import { deflateSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ascii85, asciiHex } from '../../../../../../server/features/media/checks/pdf/ascii.ts'
import { inflated } from '../../../../../../server/features/media/checks/pdf/inflate.ts'
import { lzw } from '../../../../../../server/features/media/checks/pdf/lzw.ts'
import type { Filter } from '../../../../../../server/features/media/checks/pdf/pieces.ts'
import { predicted } from '../../../../../../server/features/media/checks/pdf/predictors.ts'
import { runLength } from '../../../../../../server/features/media/checks/pdf/run-length.ts'

const test = suite('filters and predictors of PDF streams')

/** Filters bytes that come in pieces of so many. */
async function decode(
  filter: Filter,
  bytes: string | readonly number[],
  size: number,
  parameters: Readonly<Record<string, number>> = {},
): Promise<Buffer> {
  const whole = Buffer.from(bytes as string)
  async function* pieces() {
    for (let i = 0; i < whole.length; i += size) yield whole.subarray(i, i + size)
  }
  const all: Buffer[] = []
  for await (const piece of filter(pieces(), (name, other) => parameters[name] ?? other))
    all.push(Buffer.from(piece))
  return Buffer.concat(all)
}

/** Tells whether a filter finds the bytes damaged, or made so that they are not looked through. */
const isRefused = (...given: Parameters<typeof decode>) =>
  decode(...given).then(
    () => false,
    error => error.status === 415,
  )

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

const deflated = [...deflateSync('twelve chairs')]

test('Flate gives back what was packed, wherever the pieces end', async () => {
  for (const size of [1, 5, 100])
    assert.is(`${await decode(inflated, deflated, size)}`, 'twelve chairs')
})

test('Flate refuses truncated and damaged bytes', async () => {
  assert.ok(await isRefused(inflated, deflated.slice(0, -1), 100))
  assert.ok(await isRefused(inflated, deflated.with(-1, (deflated.at(-1) ?? 0) ^ 1), 100))
  assert.ok(await isRefused(inflated, 'no packed bytes', 100))
})

test('a fault of what it reads from is no fault of the file', async () => {
  async function* failing(): AsyncGenerator<Buffer> {
    yield Buffer.from(deflated.slice(0, 3))
    throw new Error('the disk is gone')
  }
  const read = async () => {
    for await (const _ of inflated(failing()));
  }
  assert.match(await read().then(() => 'read', String), 'the disk is gone')
})

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

test('LZW gives the bytes of the example in ISO 32000-1, wherever the pieces end', async () => {
  const example = [0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]
  for (const size of [1, 4, 100])
    assert.equal([...(await decode(lzw, example, size))], [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
})

test('codes of LZW grow one early, or not where the stream says so', async () => {
  assert.equal([...(await decode(lzw, wide(1), 50))], counted)
  assert.equal([...(await decode(lzw, wide(0), 50, { EarlyChange: 0 }))], counted)
  assert.not.equal(
    [...(await decode(lzw, wide(1), 50, { EarlyChange: 0 }).catch(() => []))],
    counted,
  )
})

test('codes of LZW have at most 12 bits, and the table at most 4096 of them', async () => {
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

test('a clear code of LZW begins the table anew', async () => {
  const codes = packed([clear, 97, 98, 258, clear, 99, 258, end])
  assert.is(`${await decode(lzw, codes, 3)}`, 'ababccc')
})

test('a code of LZW that no encoder writes there is refused', async () => {
  assert.is(await isRefused(lzw, packed([clear, 97, 300, end]), 3), true)
  assert.is(await isRefused(lzw, packed([clear, 258, end]), 3), true)
  assert.is(await isRefused(lzw, packed([clear, 97, 258, end]), 3), false)
})

test('bytes of runs are copied or repeated until the end mark, wherever the pieces end', async () => {
  const [a, b, c] = [97, 98, 99]
  for (const size of [1, 2, 3, 100]) {
    // 0 to 127: so many and one more are copied; 129 to 255: 257 less so many are repeated.
    const text = await decode(runLength, [0, a, 2, a, b, c, 255, b, 253, c, 128, 0, a], size)
    assert.is(`${text}`, 'aabcbbcccc')
    assert.is((await decode(runLength, [129, a, 0, b], size)).length, 129)
  }
})

test('a run that the end of the data cuts gives what there is', async () => {
  assert.is(`${await decode(runLength, [5, 97, 98], 100)}`, 'ab')
  assert.is(`${await decode(runLength, [200], 100)}`, '')
})

test('more than a thousand runs in one piece are all there', async () => {
  const runs = Array.from({ length: 3000 }, () => [254, 97]).flat()
  assert.is((await decode(runLength, runs, 100_000)).length, 9000)
})

const filter = (
  pieces: Parameters<typeof predicted>[0] | Iterable<Buffer>,
  told: Parameters<typeof predicted>[1],
) => predicted(pieces as AsyncIterable<Buffer>, told)

const rows = (bytes: Buffer, length: number) =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, i) => [
    ...bytes.subarray(i * length, (i + 1) * length),
  ])

test('without a predictor the bytes stay', async () => {
  assert.equal([...(await decode(filter, [1, 2, 3], 2))], [1, 2, 3])
})

test('PNG filters add the byte at the left, above, their mean, and the nearest of three', async () => {
  const told = [
    ...[0, 10, 20, 30],
    ...[1, 1, 1, 1],
    ...[2, 1, 1, 1],
    ...[3, 1, 1, 1],
    // Nearest to left + above - corner: above, then left.
    ...[4, 1, 250, 3],
  ]
  for (const size of [1, 5, 100]) {
    const made = await decode(filter, told, size, { Predictor: 15, Columns: 3 })
    assert.equal(rows(made, 3), [
      [10, 20, 30],
      [1, 2, 3],
      [2, 3, 4],
      [2, 3, 4],
      [3, 253, 0],
    ])
  }
})

/** As ISO/IEC 15948, 9.4, says it. */
function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const distances = [left, up, corner].map(one => Math.abs(estimate - one))
  return [left, up, corner][distances.indexOf(Math.min(...distances))] ?? 0
}

test('the nearest of left, above and corner is taken, in this order where several are', async () => {
  const some = [0, 1, 2, 3, 100, 254, 255]
  for (const corner of some) {
    for (const up of some) {
      for (const left of some) {
        // What has to be added to the byte above, the corner, gives the byte on the left.
        const told = [0, corner, up, 4, (left - corner) & 255, 7]
        const made = await decode(filter, told, 100, { Predictor: 15, Columns: 2 })
        const last = (7 + paeth(left, up, corner)) & 255
        assert.equal([...made], [corner, up, left, last], `${left} ${up} ${corner}`)
      }
    }
  }
})

test('PNG filters of pixels with several colours look one pixel to the left', async () => {
  const told = [1, 1, 2, 3, 1, 1, 1]
  const made = await decode(filter, told, 100, { Predictor: 11, Colors: 3, Columns: 2 })
  assert.equal([...made], [1, 2, 3, 2, 3, 4])
  const narrow = { Predictor: 11, BitsPerComponent: 1, Columns: 12 }
  assert.equal([...(await decode(filter, [1, 1, 1, 1, 1, 1], 100, narrow))], [1, 2, 1, 2])
})

test('TIFF adds the pixel at the left within a row', async () => {
  for (const size of [1, 4, 100]) {
    const one = await decode(filter, [1, 1, 1, 5, 1, 1], size, { Predictor: 2, Columns: 3 })
    assert.equal([...one], [1, 2, 3, 5, 6, 7])
    const two = { Predictor: 2, Colors: 2, Columns: 2 }
    assert.equal([...(await decode(filter, [1, 9, 1, 255], size, two))], [1, 9, 2, 8])
  }
})

test('a row that is shorter than told gives what there is', async () => {
  const told = { Predictor: 12, Columns: 4 }
  assert.equal([...(await decode(filter, [2, 1, 2, 3, 4, 2, 1], 100, told))], [1, 2, 3, 4, 2])
})

test('unknown filters and measures that no picture has are refused', async () => {
  assert.is(await isRefused(filter, [5, 1], 100, { Predictor: 10 }), true)
  assert.is(await isRefused(filter, [4, 1], 100, { Predictor: 10 }), false)
  for (const told of [
    { Predictor: 9 },
    { Predictor: 16 },
    { Predictor: 2, BitsPerComponent: 4 },
    { Predictor: 10, Colors: 0 },
    { Predictor: 10, Colors: 33 },
    { Predictor: 10, BitsPerComponent: 17 },
    { Predictor: 10, Columns: 1_000_001 },
    { Predictor: 10, Columns: 0 },
    { Predictor: 10, Columns: 1_000_000, Colors: 2 },
  ])
    assert.is(await isRefused(filter, [0, 1], 100, told), true, JSON.stringify(told))
  for (const told of [
    { Predictor: 10, Colors: 32 },
    { Predictor: 10, BitsPerComponent: 16 },
    { Predictor: 10, Columns: 1_000_000 },
  ])
    assert.is(await isRefused(filter, [0, 1], 100, told), false, JSON.stringify(told))
})

test('a row of more than a megabyte is refused', async () => {
  const row = (Columns: number) => ({ Predictor: 2, Colors: 2, Columns })
  assert.not.ok(await isRefused(filter, [1, 2, 3], 2, row(2 ** 19)))
  assert.ok(await isRefused(filter, [1, 2, 3], 2, row(2 ** 19 + 1)))
})

test.run()
