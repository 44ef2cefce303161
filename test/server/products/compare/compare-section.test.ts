import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compareSection, queryOf } from '../../../../server/products/compare/compare-section.ts'
import { codesOfItems, selectedProducts } from '../../../../server/products/compare/selection.ts'
import { type Products, productsIn } from '../../../../server/products/products.ts'
import { loadContent } from '../../../../server/starters/load-starter.ts'
import type { ItemFact } from '../../../../web/contract.ts'

const test = suite('comparison of products')

const products = productsIn(loadContent())
/** Replaces properties of one product. */
const productsWith = (code: string, own: object): Products => ({
  ...products,
  withCode(spelling) {
    const product = products.withCode(spelling)
    return product?.code === code ? { ...product, ...own } : product
  },
})

const codesIn = (query: string, all = products) => {
  const { products: found, isMissing, isMore } = selectedProducts(query, all)
  return [found.map(({ code }) => code).join(), isMissing && 'missing', isMore && 'more']
}

test('takes the first four codes of a query, each once and in any spelling', () => {
  assert.equal(codesIn('codes=ch8,CH9,ch8,'), ['Ch8,Ch9', false, false])
  assert.equal(codesIn('codes=ch1,ch2,ch3,ch4'), ['Ch1,Ch2,Ch3,Ch4', false, false])
  assert.equal(codesIn('codes=ch1,ch2,ch3,ch4,ch5'), ['Ch1,Ch2,Ch3,Ch4', false, 'more'])
  assert.equal(codesIn(''), ['', false, false])
})

test('reads two thousand characters of a query', () => {
  const after = (length: number) => codesIn(`codes=${'x'.repeat(length)},ch8`)[0]
  assert.equal([after(1996), after(1997)], ['Ch8', ''])
})

test('says that a code leads to nothing that visitors see', () => {
  assert.equal(codesIn('codes=ch8,none'), ['Ch8', 'missing', false])
  assert.equal(codesIn('codes=ch8,ch9', productsWith('Ch9', { isVisible: false })), [
    'Ch8',
    'missing',
    false,
  ])
})

test('items of a shortlist have their codes by page and name', () => {
  const items = '/services/furniture/chairs:Ch8;/services/furniture/chairs:Ch9'
  const query = `items=${encodeURIComponent(items)}`
  assert.equal(codesOfItems(query, products), ['Ch8', 'Ch9'])
  assert.is(codesOfItems('codes=ch8', products), undefined)
  assert.equal(codesOfItems('items=', products), [])
})

const sectionOf = (query: string, facts: Record<string, ItemFact[]> = {}, all = products) =>
  compareSection(selectedProducts(query, all), ({ code }) => facts[code] ?? [])

test('its query and its note say what was asked for', () => {
  const said = (query: string) => {
    const { query: own, note } = sectionOf(query)
    return [own, note]
  }
  assert.equal(said('codes=ch8,ch9'), ['codes=ch8,ch9', undefined])
  assert.equal(said('codes=ch8,ch9,none'), [
    'codes=ch8,ch9&missing',
    'One of the codes leads to no product now.',
  ])
  assert.equal(said('codes=ch1,ch2,ch3,ch4,ch5'), [
    'codes=ch1,ch2,ch3,ch4&more',
    '4 fit side by side: these are the first of those that you chose.',
  ])
  assert.equal(said('codes=none'), ['&missing', 'None of these codes leads to a product now.'])
  assert.match(said('')[1] ?? '', /^Choose two, three or four/)
  assert.match(said('codes=ch8')[1] ?? '', /^One product alone/)
  assert.match(said('codes=ch8,none')[1] ?? '', /^One of the codes .* One product alone/)
})

test('each product can be left out', () => {
  const { items } = sectionOf('codes=ch8,ch9')
  assert.equal(
    items.map(({ code, without }) => [code, without]),
    [
      ['Ch8', 'codes=ch9'],
      ['Ch9', 'codes=ch8'],
    ],
  )
  assert.is(sectionOf('codes=ch8').items[0]?.without, '')
  assert.is(queryOf([{ code: 'A&B' }]), 'codes=a%26b')
})

test('former names are told, so that shortlists find the product', () => {
  const renamed = productsWith('Ch8', { formerNames: ['Savanna'] })
  const [first, second] = sectionOf('codes=ch8,ch9', {}, renamed).items
  assert.ok(first?.formerNames?.includes('Savanna'))
  assert.not.ok(second && 'formerNames' in second)
})

test('rows stand in the order of the facts, and say which of them differ', () => {
  const facts: Record<string, ItemFact[]> = {
    Ch8: [
      ['Size', '60 cm'],
      ['Finish', 'Oiled'],
    ],
    Ch9: [
      ['Seats', '1'],
      ['Size', '60 cm'],
      ['Material', 'Oak'],
      ['Material', 'Steel'],
      ['Finish', 'Lacquered'],
    ],
  }
  const { rows } = sectionOf('codes=ch8,ch9', facts)
  assert.equal(
    rows.map(({ name, values, isDifferent }) => [name, ...values, isDifferent]),
    [
      ['Code', 'Ch8', 'Ch9', false],
      ['Collection', 'Chairs', 'Chairs', false],
      ['Seats', '', '1', false],
      ['Size', '60 cm', '60 cm', false],
      ['Material', '', 'Oak, Steel', false],
      ['Finish', 'Oiled', 'Lacquered', true],
    ],
  )
  assert.equal(sectionOf('codes=ch8', facts).rows, [])
})

test.run()
