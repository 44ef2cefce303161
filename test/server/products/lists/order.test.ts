import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ordered } from '../../../../server/products/lists/order.ts'

const test = suite('order of a list of products')

const orderOf = (codes: string[], order: string[]) =>
  ordered(
    codes.map(code => ({ code })),
    order,
  ).map(({ code }) => code)

test('names the first ones: the others follow as they are', () => {
  assert.equal(orderOf(['a', 'b', 'c'], []), ['a', 'b', 'c'])
  assert.equal(orderOf(['a', 'b', 'c'], ['c']), ['c', 'a', 'b'])
})

test('may name codes that there are not', () => {
  assert.equal(orderOf(['a', 'b'], ['x', 'b', 'a']), ['b', 'a'])
})

test.run()
