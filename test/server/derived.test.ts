import * as assert from 'uvu/assert'
import { suite } from '#test'
import { derived } from '../../server/derived.ts'

const test = suite('a derived value')

test('is computed at its first reading, and again only for a new source', () => {
  let source = { count: 1 }
  let computed = 0
  const doubled = derived(
    () => source,
    ({ count }) => {
      computed += 1
      return { count: count * 2 }
    },
  )
  assert.is(computed, 0)
  const first = doubled()
  assert.equal([first.count, doubled() === first, computed], [2, true, 1])
  source = { count: 2 }
  assert.equal([doubled().count, doubled().count, computed], [4, 4, 2])
})

test.run()
