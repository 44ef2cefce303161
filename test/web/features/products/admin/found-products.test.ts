import * as assert from 'uvu/assert'
import { suite } from '#test'
import { foundProducts } from '../../../../../web/features/products/admin/found-products.ts'
import { isOrderable, pageOf } from '../../../../../web/features/products/admin/products-page.ts'
import {
  isFiltered,
  type ProductsView,
  productsSearch,
  productsView,
} from '../../../../../web/features/products/admin/products-query.ts'
import type { Price } from '../../../../../web/features/products/facts.ts'
import { product } from './product.ts'

const test = suite('products that a view finds')

const price = (cents?: number): Price => ({
  ...{ kind: cents ? 'fixed' : 'on-request', per: 'piece', vatIncluded: true },
  ...(cents && { cents }),
})

const all = [
  product({ code: 'Ch10', name: 'Lamu chair', facts: { price: price(900), seats: 1 } }),
  product({ code: 'Ch2', name: 'Malindi', facts: { materials: 'Oak and Brass', widthMm: 500 } }),
  product({ code: 'CL001', name: 'Leg', collection: 'chair-legs', facts: { price: price() } }),
  product({ code: 'B1', name: 'bed', isVisible: false, facts: { price: price(100) } }),
]

const codes = (change: Partial<ProductsView>) =>
  foundProducts(all, { ...productsView(''), ...change }).map(({ code }) => code)

test('products found without filters are all of them, in the order of the site', () => {
  assert.equal(codes({}), ['Ch10', 'Ch2', 'CL001', 'B1'])
  assert.equal(codes({ q: '  ' }), ['Ch10', 'Ch2', 'CL001', 'B1'])
})

test('products found have a code that begins so, in any spelling', () => {
  assert.equal(codes({ q: 'cl1' }), ['CL001'])
  assert.equal(codes({ q: 'CL 001' }), ['CL001'])
  assert.equal(codes({ q: 'ch' }), ['Ch10', 'Ch2'])
  assert.equal(codes({ q: 'ch02' }), ['Ch2'])
})

test('products found have all the words in their name and materials', () => {
  assert.equal(codes({ q: 'LAMU' }), ['Ch10'])
  assert.equal(codes({ q: 'brass oak' }), ['Ch2'])
  assert.equal(codes({ q: 'brass walnut' }), [])
})

test('products are narrowed down by collection and by what is missing', () => {
  assert.equal(codes({ collection: 'chair-legs' }), ['CL001'])
  assert.equal(codes({ show: 'without-size' }), ['Ch10', 'CL001', 'B1'])
  assert.equal(codes({ show: 'without-price' }), ['Ch2'])
  assert.equal(codes({ show: 'hidden' }), ['B1'])
  assert.equal(codes({ show: 'hidden', collection: 'chair-legs' }), [])
})

test('products are sorted by code as numbers, by name, and by price with those without one last', () => {
  assert.equal(codes({ sort: 'code' }), ['B1', 'Ch2', 'Ch10', 'CL001'])
  assert.equal(codes({ sort: 'name', isDescending: true }), ['Ch2', 'CL001', 'Ch10', 'B1'])
  assert.equal(codes({ sort: 'price' }), ['B1', 'Ch10', 'Ch2', 'CL001'])
  assert.equal(codes({ sort: 'price', isDescending: true }), ['Ch10', 'B1', 'Ch2', 'CL001'])
})

test('the page is the last one where the address names a later one', () => {
  const found = Array.from({ length: 120 }, (_, n) => product({ code: `Ch${n + 1}` }))
  const { at, pages, page } = pageOf(found, { page: 9 })
  assert.equal([at, pages, page.length, page[0]?.code], [3, 3, 20, 'Ch101'])
  assert.equal(pageOf([], { page: 9 }), { at: 1, pages: 0, page: [] })
})

test('a list can be ordered where all of one collection stand in the order of the site', () => {
  const isOrdered = (search: string) => isOrderable(productsView(search))
  assert.ok(isOrdered('?collection=chairs'))
  assert.ok(isOrdered('?collection=chairs&page=2&down=1'))
  for (const more of ['&q=oak', '&sort=code', '&show=hidden']) {
    assert.is(isOrdered(`?collection=chairs${more}`), false)
  }
  assert.is(isOrdered(''), false)
})

const plain = productsView('')

test('the address omits the defaults', () => {
  assert.equal(plain, {
    ...{ q: '', collection: '', show: '', sort: '', isDescending: false, page: 1 },
  })
  assert.is(productsSearch(plain), '')
  assert.is(isFiltered(plain), false)
})

test('the address encodes and decodes the whole view', () => {
  const view = {
    ...{ q: 'oak & ash', collection: 'chairs', show: 'without-price' as const },
    ...{ sort: 'price' as const, isDescending: true, page: 7 },
  }
  assert.equal(productsView(productsSearch(view)), view)
  assert.ok(isFiltered(view))
})

test('the address ignores unknown values', () => {
  assert.equal(productsView('?show=gone&sort=weight&page=-3'), plain)
  assert.is(productsSearch({ ...plain, isDescending: true }), '')
})

test.run()
