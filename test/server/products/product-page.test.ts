import * as assert from 'uvu/assert'
import { suite } from '#test'
import { productPage } from '../../../server/products/product-page.ts'
import { type Product, productsIn } from '../../../server/products/products.ts'
import { loadContent } from '../../../server/starters/load-starter.ts'

const test = suite('page of a product')

const content = loadContent()
const products = productsIn(content)
const product = (code: string): Product => {
  const found = products.withCode(code)
  if (!found) throw new Error(`There is no ${code}`)
  return found
}

function pageOf(code: string, own: object = {}) {
  const shown = { ...product(code), ...own }
  return productPage({
    ...{ product: shown, products, byPath: content.byPath, further: [], facts: [], measured: [] },
    companyName: 'Amani',
    ...{ holdsFile: () => false, price: undefined },
  } as unknown as Parameters<typeof productPage>[0])
}

const ASK = 'Ask for a quote with its code, Ch8, by form or on WhatsApp.'
const descriptionOf = (description: string) => pageOf('Ch8', { description }).description

test('its title has the name and the code, the code once', () => {
  assert.is(pageOf('Ch8').title, 'Ch8, Chairs | Amani')
  assert.is(pageOf('Ch8', { name: 'Savanna' }).title, 'Savanna (Ch8), Chairs | Amani')
  assert.equal(pageOf('Ch8', { name: 'Savanna' }).keywords, ['Savanna', 'Ch8', 'Chairs'])
  assert.equal(pageOf('Ch8').keywords, ['Ch8', 'Chairs'])
})

test('it is described by its words, its alt text, or what its drawing shows', () => {
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

test('its neighbours follow it in its list, which begins again after the last', () => {
  const { products: all } = product('Ch8').collection
  const places = (code: string) => pageOf(code).slots.map(({ path }) => path)
  const slots = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => all[(from + i) % all.length]?.slot)
  assert.equal(places('Ch8'), slots(all.indexOf(product('Ch8')), 9))
  assert.equal(places(all.at(-1)?.code ?? ''), slots(all.length - 1, 9))
})

test.run()
