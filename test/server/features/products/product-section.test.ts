import * as assert from 'uvu/assert'
import { suite } from '#test'
import { productPage } from '../../../../server/features/products/product-page.ts'
import {
  type ProductSource,
  productSection,
} from '../../../../server/features/products/product-section.ts'
import { type Product, productsIn } from '../../../../server/features/products/products.ts'
import { loadContent } from '../../../../server/starters/load-starter.ts'

const test = suite('page of a product')

const content = loadContent()
const products = productsIn(content)
const product = (code: string) => products.withCode(code) as Product

const sectionOf = (
  code: string,
  own: Partial<ProductSource> = {},
  near: string[] = [],
  changed: Record<string, Partial<Product>> = {},
) =>
  productSection(
    {
      ...{ product: product(code), products, further: [], holdsFile: () => true },
      ...{ byPath: content.byPath, facts: [], measured: {}, price: undefined },
      ...own,
    },
    near.map(code => ({ ...product(code), ...changed[code] })),
  )

const named = (code: string, own: object) => ({ product: { ...product(code), ...own } })

test('has its code beside a name, its collection, and its size or that it can be any', () => {
  const anySize = ['Size', 'As shown, or to your measurements']
  assert.equal(sectionOf('Ch8').facts, [['Collection', 'Chairs'], anySize])
  const facts: ProductSource['facts'] = [['Size', '1 m']]
  assert.equal(
    sectionOf('Ch8', { facts, ...named('Ch8', { name: 'Lamu', formerNames: ['Ch8'] }) }).facts,
    [...[['Code', 'Ch8'], ['Collection', 'Chairs'], ...facts]],
  )
  assert.equal(
    sectionOf('PU2').facts.filter(([name]) => name === 'Size'),
    [],
    'of a building',
  )
})

test('has former names, a price and measures where there are any', () => {
  const { formerNames, price, measured } = sectionOf('Ch8')
  assert.equal([formerNames, price, measured], [undefined, undefined, undefined])
  const said = sectionOf('Ch8', {
    ...named('Ch8', { name: 'Lamu', formerNames: ['Ch8'] }),
    ...{ measured: { widthMm: 4 }, price: { kind: 'on-request' } as ProductSource['price'] },
  })
  assert.equal(said.formerNames, ['Ch8'])
  assert.equal([said.measured, said.price], [{ widthMm: 4 }, { kind: 'on-request' }])
})

test('has the way to its list, which for the gallery ends at its category', () => {
  assert.equal(
    sectionOf('Ch8').breadcrumb.map(({ href }) => href),
    ['/', '/services/furniture', '/services/furniture/chairs'],
  )
  assert.equal(sectionOf('PU2').breadcrumb.at(-1), {
    ...{ label: sectionOf('PU2').list.label, href: sectionOf('PU2').list.href },
  })
  assert.match(sectionOf('PU2').list.href, /^\/gallery\?category=/)
})

test('has five others that visitors see', () => {
  const near = ['Ch9', 'Ch10', 'Ch11', 'Ch12', 'Ch13', 'Ch14', 'Ch15']
  const { others } = sectionOf('Ch8', {}, near, { Ch10: { isVisible: false } })
  assert.equal(
    others.map(({ name }) => name),
    ['Ch9', 'Ch11', 'Ch12', 'Ch13', 'Ch14'],
  )
  assert.equal(others[0], {
    ...{ name: 'Ch9', media: product('Ch9').slot, href: '/products/ch9', tint: 2 },
  })
})

test('ends with the collections that go with it, and all of them where there are others', () => {
  const { goesWith } = sectionOf('Ch8')
  assert.is(goesWith.length, product('Ch8').collection.goesWith.length + 1)
  assert.equal(goesWith.at(-1), { label: 'All collections', href: '/products' })
  const alone = { ...products, collections: [product('Ch8').collection] }
  assert.equal(sectionOf('Ch8', { products: alone }).goesWith, [])
})

function pageOf(code: string, own: object = {}) {
  const shown = { ...product(code), ...own }
  return productPage({
    ...{ product: shown, products, byPath: content.byPath, further: [], facts: [], measured: [] },
    contact: { companyName: 'Amani', whatsapp: '+254700000000' },
    ...{ holdsFile: () => false, price: undefined },
  } as unknown as Parameters<typeof productPage>[0])
}

const ASK = 'Ask for a quote with its code, Ch8, by form or on WhatsApp.'
const descriptionOf = (description: string) => pageOf('Ch8', { description }).description

test('is described by its words, its alt text, or what its drawing shows', () => {
  assert.is(descriptionOf('For  long\ndays.'), `For long days. ${ASK}`)
  assert.is(descriptionOf('For long days'), `For long days. ${ASK}`)
  assert.is(pageOf('Ch8', { alt: 'A chair' }).description, `A chair. ${ASK}`)
  assert.match(pageOf('Ch8').description, product('Ch8').place.alt.slice(0, 20))
})

test('a long description ends after a word, so that all of it has at most 157 characters', () => {
  const room = 155 - ASK.length
  assert.is(descriptionOf('x'.repeat(room)), `${'x'.repeat(room)}. ${ASK}`)
  const word = 'x'.repeat(room - 2)
  assert.is(descriptionOf(`${word} yy`), `${word}. ${ASK}`)
  assert.is(descriptionOf(`${word} y`), `${word} y. ${ASK}`)
  assert.is(descriptionOf(`${word}xx y`), `${word}xx. ${ASK}`)
})

test.run()
