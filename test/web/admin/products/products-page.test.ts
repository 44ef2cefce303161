import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isOrderable, pageOf } from '../../../../web/admin/products/products-page.ts'
import { productsView } from '../../../../web/admin/products/products-query.ts'
import { product } from './product.ts'

const test = suite('a page of the table of products')

test('is the last one where the address names a later one', () => {
  const found = Array.from({ length: 120 }, (_, n) => product({ code: `Ch${n + 1}` }))
  const { at, pages, page } = pageOf(found, { page: 9 })
  assert.equal([at, pages, page.length, page[0]?.code], [3, 3, 20, 'Ch101'])
  assert.equal(pageOf([], { page: 9 }), { at: 1, pages: 0, page: [] })
})

test('can be ordered where all of one collection stand in the order of the site', () => {
  const isOrdered = (search: string) => isOrderable(productsView(search))
  assert.ok(isOrdered('?collection=chairs'))
  assert.ok(isOrdered('?collection=chairs&page=2&down=1'))
  for (const more of ['&q=oak', '&sort=code', '&show=hidden']) {
    assert.is(isOrdered(`?collection=chairs${more}`), false)
  }
  assert.is(isOrdered(''), false)
})

test.run()
