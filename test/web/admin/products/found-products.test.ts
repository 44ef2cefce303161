import * as assert from 'uvu/assert'
import { suite } from '#test'
import { foundProducts } from '../../../../web/admin/products/found-products.ts'
import { type ProductsView, productsView } from '../../../../web/admin/products/products-query.ts'
import type { Price } from '../../../../web/products/facts.ts'
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

test('without filters are all of them, in the order of the site', () => {
  assert.equal(codes({}), ['Ch10', 'Ch2', 'CL001', 'B1'])
  assert.equal(codes({ q: '  ' }), ['Ch10', 'Ch2', 'CL001', 'B1'])
})

test('have a code that begins so, in any spelling', () => {
  assert.equal(codes({ q: 'cl1' }), ['CL001'])
  assert.equal(codes({ q: 'CL 001' }), ['CL001'])
  assert.equal(codes({ q: 'ch' }), ['Ch10', 'Ch2'])
  assert.equal(codes({ q: 'ch02' }), ['Ch2'])
})

test('have all the words in their name and materials', () => {
  assert.equal(codes({ q: 'LAMU' }), ['Ch10'])
  assert.equal(codes({ q: 'brass oak' }), ['Ch2'])
  assert.equal(codes({ q: 'brass walnut' }), [])
})

test('are narrowed down by collection and by what is missing', () => {
  assert.equal(codes({ collection: 'chair-legs' }), ['CL001'])
  assert.equal(codes({ show: 'without-size' }), ['Ch10', 'CL001', 'B1'])
  assert.equal(codes({ show: 'without-price' }), ['Ch2'])
  assert.equal(codes({ show: 'hidden' }), ['B1'])
  assert.equal(codes({ show: 'hidden', collection: 'chair-legs' }), [])
})

test('are sorted by code as numbers, by name, and by price with those without one last', () => {
  assert.equal(codes({ sort: 'code' }), ['B1', 'Ch2', 'Ch10', 'CL001'])
  assert.equal(codes({ sort: 'name', isDescending: true }), ['Ch2', 'CL001', 'Ch10', 'B1'])
  assert.equal(codes({ sort: 'price' }), ['B1', 'Ch10', 'Ch2', 'CL001'])
  assert.equal(codes({ sort: 'price', isDescending: true }), ['Ch10', 'B1', 'Ch2', 'CL001'])
})

test.run()
