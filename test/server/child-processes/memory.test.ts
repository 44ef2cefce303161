import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isMemoryShort } from '../../../server/child-processes/memory.ts'

const test = suite('whether memory is short')

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte
/** What Node says of a container without a limit. */
const none = 2 ** 64
const large = { limit: none, total: 24 * gigabyte, free: 20 * gigabyte }

test('a machine with plenty has no shortage, whatever Node calls the absence of a limit', () => {
  for (const limit of [none, 2 ** 63 - 4096, 0]) assert.not(isMemoryShort({ ...large, limit }))
  assert.not(isMemoryShort({ ...large, limit: 2 * gigabyte }))
})

test('a container with a low limit has one, however large the machine', () => {
  for (const limit of [256, 512, 768]) {
    assert.ok(isMemoryShort({ ...large, limit: limit * megabyte }), `${limit} MB`)
  }
})

test('a machine of 1 GB has one without any container', () => {
  assert.ok(isMemoryShort({ limit: none, total: 981 * megabyte, free: 700 * megabyte }))
})

test('a large machine has one while other programs fill it', () => {
  assert.ok(isMemoryShort({ ...large, free: 200 * megabyte }))
})

test.run()
