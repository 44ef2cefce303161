import * as assert from 'uvu/assert'
import { suite } from '#test'
import { contentOf } from '../../../../server/content/content.ts'
import { image } from '../../../../server/content/slots.ts'
import { type Products, productsIn } from '../../../../server/features/products/products.ts'
import { loadContent } from '../../../../server/starters/load-starter.ts'
import { collections } from '../../../../server/starters/nairobi/collections/index.ts'

const test = suite<{ products: Products }>('products of the shipped content')
const content = loadContent()

test.before(context => {
  context.products = productsIn(content)
})

test('are all items of the grids and of the gallery, each in one collection', ({ products }) => {
  const grids = content.pages.flatMap(({ sections }) =>
    sections.flatMap(section => {
      if (section.kind === 'product-grid') return section.products.map(({ media }) => media)
      if (section.kind !== 'gallery') return []
      return section.categories.flatMap(({ items }) => items.map(({ media }) => media))
    }),
  )
  assert.is(grids.length, 1620)
  assert.equal(products.all.map(({ slot }) => slot).toSorted(), grids.toSorted())
  assert.is(products.collections.length, collections.length)
})

test('have the code that is their name, or the next of their collection', ({ products }) => {
  const codeOf = (slot: string) => products.all.find(one => one.slot === slot)?.code
  assert.is(codeOf('executive-furniture/chairs/products/image-8.jpg'), 'Ch8')
  assert.is(codeOf('executive-furniture/outdoor/products/image-7.jpg'), 'OD007')
  assert.is(codeOf('executive-furniture/kitchen/products/image-7.jpg'), 'KP7')
  assert.is(codeOf('executive-furniture/legs/products/image-100.jpg'), 'LG100')
  const camp = 'Gallery/product-images/prefab-units/gallery-product-images-prefab-units-image-2.jpg'
  assert.is(codeOf(camp), 'PU2')
})

test('are found by every spelling of their code, and by nothing else', ({ products }) => {
  for (const product of products.all) {
    const { code } = product
    const spellings = [code, code.toLowerCase(), code.replace(/(\d)/, ' $1')]
    for (const spelling of spellings) assert.is(products.withCode(spelling), product, spelling)
  }
  assert.is(products.withCode('ch101'), undefined)
  assert.is(products.withCode(''), undefined)
})

test('have codes of letters, digits and hyphens', ({ products }) => {
  assert.equal(
    products.all.filter(({ code }) => !/^[A-Za-z\d-]+$/.test(code)),
    [],
  )
})

test('go with collections that there are', () => {
  const ids = new Set(collections.map(({ id }) => id))
  for (const { id, goesWith } of collections) {
    assert.equal(
      goesWith.filter(other => !ids.has(other) || other === id),
      [],
      id,
    )
    assert.ok(goesWith.length > 0, id)
  }
})

test('refuse a code that another one has, and name both', () => {
  const { pages, notFound } = content
  const beds = (codes: string[]) => {
    const products = codes.map((code, index) => ({
      ...{ code, name: code },
      slot: image(`beds/image-${index}`, { family: 'bed', alt: 'Bed', shape: 'square' }),
    }))
    const stored = content.collections.find(({ id }) => id === 'beds')
    return stored ? [{ ...stored, products }] : []
  }
  assert.not.throws(() => productsIn(contentOf(pages, notFound, beds(['B7', 'B8']))))
  assert.throws(
    () => productsIn(contentOf(pages, notFound, beds(['B7', 'b 07']))),
    'beds/image-0.jpg and beds/image-1.jpg have the same code',
  )
})

test.run()
