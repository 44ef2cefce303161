import * as assert from 'uvu/assert'
import { suite } from '#test'
import { derived } from '../../../server/base/derived.ts'
import { derivedOnce } from '../../../server/base/derived-once.ts'

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

test('by object is computed once for each object, whichever one was asked for in between', () => {
  let computed = 0
  const doubled = derivedOnce(({ count }: { count: number }) => {
    computed += 1
    return { count: count * 2 }
  })
  const [one, alike] = [{ count: 1 }, { count: 1 }]
  const first = doubled(one)
  assert.not.ok(doubled(alike) === first)
  assert.ok(doubled(one) === first)
  assert.equal([first.count, computed], [2, 2])
})

test('by object is computed again after it failed', () => {
  let isBroken = true
  const value = derivedOnce((_: object) => {
    if (isBroken) throw new Error('broken')
    return 'whole'
  })
  const source = {}
  assert.throws(() => value(source), /broken/)
  isBroken = false
  assert.is(value(source), 'whole')
})

test.run()
