import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isMemoryShort } from '../../../../server/base/child-processes/memory.ts'

const test = suite('isMemoryShort')

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte
const none = 0
const large = { limit: none, total: 24 * gigabyte, free: 20 * gigabyte }

test('false on a machine with plenty, however a system says that it has no limit', () => {
  for (const limit of [none, 2 ** 63 - 4096]) assert.not(isMemoryShort({ ...large, limit }))
  assert.not(isMemoryShort({ ...large, limit: 2 * gigabyte }))
})

test('is short below 1 GB of a limit or a machine, or 384 MB free, to the byte', () => {
  assert.not(isMemoryShort({ limit: gigabyte, total: gigabyte, free: 384 * megabyte }))
  assert.ok(isMemoryShort({ ...large, limit: gigabyte - 1 }))
  assert.ok(isMemoryShort({ ...large, limit: 1 }))
  assert.ok(isMemoryShort({ ...large, total: gigabyte - 1 }))
  assert.ok(isMemoryShort({ ...large, free: 384 * megabyte - 1 }))
  assert.type(isMemoryShort(), 'boolean')
})

test.run()
