import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  isFiltered,
  productsSearch,
  productsView,
} from '../../../../web/admin/products/products-query.ts'

const test = suite('query string of the table of products')

const plain = productsView('')

test('omits the defaults', () => {
  assert.equal(plain, {
    ...{ q: '', collection: '', show: '', sort: '', isDescending: false, page: 1 },
  })
  assert.is(productsSearch(plain), '')
  assert.is(isFiltered(plain), false)
})

test('encodes and decodes the whole view', () => {
  const view = {
    ...{ q: 'oak & ash', collection: 'chairs', show: 'without-price' as const },
    ...{ sort: 'price' as const, isDescending: true, page: 7 },
  }
  assert.equal(productsView(productsSearch(view)), view)
  assert.ok(isFiltered(view))
})

test('ignores unknown values', () => {
  assert.equal(productsView('?show=gone&sort=weight&page=-3'), plain)
  assert.is(productsSearch({ ...plain, isDescending: true }), '')
})

test.run()
