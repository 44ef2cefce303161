import { deflateSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { inflated } from '../../../../../server/media/checks/pdf/inflate.ts'
import { decode, isRefused } from './decode.ts'

const test = suite('Flate filter of PDF streams')

const packed = [...deflateSync('twelve chairs')]

test('what was packed comes back, wherever the pieces end', async () => {
  for (const size of [1, 5, 100])
    assert.is(`${await decode(inflated, packed, size)}`, 'twelve chairs')
})

test('truncated and damaged bytes are refused', async () => {
  assert.ok(await isRefused(inflated, packed.slice(0, -1), 100))
  assert.ok(await isRefused(inflated, packed.with(-1, (packed.at(-1) ?? 0) ^ 1), 100))
  assert.ok(await isRefused(inflated, 'no packed bytes', 100))
})

test('a fault of what it reads from is no fault of the file', async () => {
  async function* failing(): AsyncGenerator<Buffer> {
    yield Buffer.from(packed.slice(0, 3))
    throw new Error('the disk is gone')
  }
  const read = async () => {
    for await (const _ of inflated(failing()));
  }
  assert.match(await read().then(() => 'read', String), 'the disk is gone')
})

test.run()
