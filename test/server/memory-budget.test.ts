import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesOf, cacheBudget } from '../../server/memory-budget.ts'
import { megabyte } from '../../web/units.ts'

const test = suite('memory for caches')

const inMb = ({ limit = 0, total = 16_000, heap = 4000 }) =>
  cacheBudget({ limit: limit * megabyte, total: total * megabyte, heap: heap * megabyte }) /
  megabyte

test('it is a share of the container, the machine or the heap, whichever has the least', () => {
  assert.is(inMb({}), 128)
  assert.is(inMb({ limit: 480 }), 80)
  assert.is(inMb({ total: 480 }), 80)
  assert.is(inMb({ heap: 128 }), 32)
  // As version 1 of control groups says it where there is no limit.
  assert.is(inMb({ limit: 2 ** 63 / megabyte, total: 480 }), 80)
})

test('a text counts in the bytes that V8 stores it with', () => {
  assert.equal(['chair', 'café', 'ch…'].map(bytesOf), [5, 4, 6])
})

test.run()
