import * as assert from 'uvu/assert'
import { suite } from '#test'
import { predicted } from '../../../../../server/media/checks/pdf/predictors.ts'
import { decode, isRefused } from './decode.ts'

const test = suite('predictors of PDF streams')

const filter = (
  pieces: Parameters<typeof predicted>[0] | Iterable<Buffer>,
  told: Parameters<typeof predicted>[1],
) => predicted(pieces as AsyncIterable<Buffer>, told)

const rows = (bytes: Buffer, length: number) =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, i) => [
    ...bytes.subarray(i * length, (i + 1) * length),
  ])

test('without one the bytes stay', async () => {
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
