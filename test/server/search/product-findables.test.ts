import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Product, productOf } from '../../../server/products/products.ts'
import { findableProduct } from '../../../server/search/product-findables.ts'
import type { ItemFact } from '../../../web/contract.ts'

const test = suite('words by which a product is found')

const slot = { path: 'chairs/image-8.jpg', alt: 'Drawn seat', family: 'office-chair' } as never
const collection = { name: 'Chairs', page: { name: 'Seating' } } as never
const product = productOf({ code: 'Ch008', name: 'Ch008', slot }, collection)

const findable = (own: Partial<Product> = {}, facts: ItemFact[] = [], holdsFile = false) =>
  findableProduct(
    { ...product, ...own },
    {
      factsOf: () => facts,
      holdsFile: () => holdsFile,
    },
  )

test('are its code in both spellings, once, and its name', () => {
  assert.equal(findable().name, ['ch008', 'ch8'])
  assert.equal(findable({ name: 'Lamu sofa' }).name, ['lamu', 'sofa', 'ch008', 'ch8'])
  assert.is(findable().id, 'Ch008')
})

test('are what is drawn, until it has a photo', () => {
  assert.equal(findable().kind, ['office', 'chair'])
  assert.ok(findable().also.includes('kiti'))
  const withPhoto = findable({ name: 'Sofa' }, [], true)
  assert.equal(withPhoto.kind, [])
  assert.not(withPhoto.also.includes('kiti'))
  assert.ok(withPhoto.also.includes('couch'))
})

test('are its collection and the page of that', () => {
  assert.equal(findable().group, ['chair', 'seating'])
  assert.ok(findable().words.includes('kiti'), 'what its collection is also called')
})

test('are the words of its picture, its texts, former names and facts but for the price', () => {
  const own = { title: 'Oak', description: 'Oiled', formerNames: ['Malindi'] }
  const facts: ItemFact[] = [
    ['Price', 'KES 9'],
    ['Finish', 'Walnut'],
  ]
  const { words } = findable(own, facts)
  assert.equal(words.slice(0, 6), ['drawn', 'seat', 'oak', 'oiled', 'malindi', 'walnut'])
  assert.not(words.includes('kes'))
  assert.equal(findable({ alt: 'Own photo' }).words.slice(0, 2), ['own', 'photo'])
})

test.run()
