import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compareSection } from '../../../../../server/features/products/compare/compare-section.ts'
import { selectedProducts } from '../../../../../server/features/products/compare/selection.ts'
import { productsIn } from '../../../../../server/features/products/products.ts'
import { loadContent } from '../../../../../server/starters/load-starter.ts'
import type { ItemFact } from '../../../../../web/base/contract.ts'

const test = suite('comparison of products')

const products = productsIn(loadContent())
const codesIn = (query: string) => {
  const { products: found, isMissing, isMore } = selectedProducts(query, products)
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

const sectionOf = (query: string, facts: Record<string, ItemFact[]> = {}) =>
  compareSection(selectedProducts(query, products), ({ code }) => facts[code] ?? [])

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
  const [alone, none] = [sectionOf('codes=ch8', facts), sectionOf('codes=none')]
  assert.equal([alone.rows, alone.items[0]?.without, none.query], [[], '', '&missing'])
})

test.run()
