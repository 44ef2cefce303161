import * as assert from 'uvu/assert'
import { suite } from '#test'
import { newPageSchema } from '../../../server/page-editing/new-page-schema.ts'

const test = suite('request of a new page')

const takes = (said: object) =>
  newPageSchema.safeParse({ path: '/stairs', name: 'Stairs', ...said }).success

test('address and name have their limits', () => {
  for (const [name, most] of [
    ['path', 200],
    ['name', 60],
    ['from', 300],
  ] as const) {
    assert.ok(takes({ [name]: 'x'.repeat(most) }), name)
    assert.not.ok(takes({ [name]: 'x'.repeat(most + 1) }), name)
  }
})

test('a name is more than spaces', () => {
  assert.not.ok(takes({ name: '  ' }))
  assert.ok(takes({ name: ' A ' }))
})

test.run()
