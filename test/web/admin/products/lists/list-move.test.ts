import * as assert from 'uvu/assert'
import { suite } from '#test'
import { codeAtPlace, withMove } from '../../../../../web/admin/products/lists/list-move.ts'
import { targetIn } from '../../../../../web/admin/products/lists/move-target.ts'
import { product } from '../product.ts'

const test = suite('moves of products in their list')

const codes = ['Ch1', 'Ch2', 'Ch3', 'Ch4', 'Ch5']

test('leave the other collections as they are', () => {
  const products = ['B1', 'Ch1', 'Ch2', 'T1'].map(code =>
    product({ code, collection: code.replace(/\d/, '') }),
  )
  const move = { collection: 'Ch', codes: ['Ch2'], before: 'Ch1' }
  const moved = withMove(products, move)
  assert.equal(
    moved.map(({ code }) => code),
    ['B1', 'Ch2', 'Ch1', 'T1'],
  )
  assert.equal(withMove(moved, move), moved)
  assert.equal(withMove(products, { ...move, collection: 'S' }), products)
})

test('begin at a place, which those that move do not count for', () => {
  assert.is(codeAtPlace(codes, ['Ch1', 'Ch2'], 2), 'Ch4')
  assert.is(codeAtPlace(codes, ['Ch1'], 1), 'Ch2')
  assert.is(codeAtPlace(codes, ['Ch1'], 99), null)
})

test('are told by a code in any spelling, or by a place', () => {
  const target = (typed: string) => targetIn(typed, codes, ['Ch2'])
  assert.equal(['ch 04', ' 3 ', 'Place 1', '99'].map(target), [
    ...[{ before: 'Ch4' }, { before: 'Ch4' }, { before: 'Ch1' }, { before: null }],
  ])
  assert.is(target('Ch2'), 'Ch2 is one of those that you move.')
  assert.is(target('Ch77'), 'Ch77 is no product of this collection.')
  assert.is(target('0'), '0 is no product of this collection.')
  assert.match(String(target(' ')), /^Give the code of a product/)
  assert.equal(targetIn('7', ['6', '7'], ['6']), { before: '7' })
})

test.run()
