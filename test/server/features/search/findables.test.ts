import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContentPage } from '../../../../server/content/page.ts'
import { type Product, productOf } from '../../../../server/features/products/products.ts'
import { findablesOf } from '../../../../server/features/search/page-findables.ts'
import { findableProduct } from '../../../../server/features/search/product-findables.ts'
import type { ItemFact } from '../../../../web/base/contract.ts'

const test = suite('words by which something is found')

const page = (own: object = {}) =>
  ({
    ...{ path: '/about', name: 'About us', description: 'Who builds', keywords: ['team', 'crew'] },
    ...{ index: true, sections: [] },
    ...own,
  }) as unknown as ContentPage

test('of a page are its name, its description, its keywords and its texts', () => {
  const sections = [{ kind: 'prose', title: 'Walls', paragraphs: ['Roofed', { text: 'Painted' }] }]
  const [found, ...others] = findablesOf(page({ title: 'Builders', sections }))
  assert.equal(others, [])
  assert.equal([found?.id, found?.label, found?.about], ['/about', 'About us', 'Who builds'])
  assert.equal(found?.name, ['about', 'us'])
  assert.equal(found?.kind, ['who', 'build'])
  assert.equal(found?.group, ['team', 'crew'])
  assert.equal(found?.words, ['builder', 'wall', 'roofed', 'painted'])
  assert.ok(found?.also.includes('kuhusu'))
})

test('are none of a page that search engines may not show', () => {
  assert.equal(findablesOf(page({ index: false })), [])
})

test('of a page leave out what is no text, and the products that it lists', () => {
  const hidden = [
    ...['products', 'categories', 'id', 'icon', 'href', 'media', 'drawing', 'look', 'page'],
  ]
  const none = Object.fromEntries(hidden.map(name => [name, 'unsaid']))
  const sections = [{ kind: 'prose', title: 'Said', ...none, count: 7, more: null, list: [none] }]
  assert.equal(findablesOf(page({ sections }))[0]?.words, ['said'])
})

test('of a page are those of the catalogs that it offers, at their place in the gallery', () => {
  const categories = [
    { id: 'prefab-units', label: 'Prefab Units', items: [] },
    {
      ...{ id: 'executive-furniture', label: 'Chairs', items: [] },
      catalog: { title: 'Chair book', text: 'All seats', media: 'x' },
    },
  ]
  const sections = [{ kind: 'gallery', categories }]
  const [, catalog, ...others] = findablesOf(page({ sections }))
  assert.equal(others, [])
  assert.equal(
    [catalog?.id, catalog?.label, catalog?.about],
    ['/gallery?category=executive-furniture', 'Chair book', 'All seats'],
  )
  assert.equal(
    [catalog?.name, catalog?.group],
    [
      ['chair', 'book'],
      ['about', 'us'],
    ],
  )
  assert.equal(catalog?.words, [])
})

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

test('of a product are its code in both spellings, once, and its name', () => {
  assert.equal(findable().name, ['ch008', 'ch8'])
  assert.equal(findable({ name: 'Lamu sofa' }).name, ['lamu', 'sofa', 'ch008', 'ch8'])
  assert.is(findable().id, 'Ch008')
})

test('of a product are what is drawn, until it has a photo', () => {
  assert.equal(findable().kind, ['office', 'chair'])
  assert.ok(findable().also.includes('kiti'))
  const withPhoto = findable({ name: 'Sofa' }, [], true)
  assert.equal(withPhoto.kind, [])
  assert.not(withPhoto.also.includes('kiti'))
  assert.ok(withPhoto.also.includes('couch'))
})

test('of a product are its collection and the page of that', () => {
  assert.equal(findable().group, ['chair', 'seating'])
  assert.ok(findable().words.includes('kiti'), 'what its collection is also called')
})

test('of a product are those of its picture, its texts, former names and facts but for the price', () => {
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
