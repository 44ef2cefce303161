import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteLine, QuoteUnit } from '../../../../web/quotes/contract.ts'
import {
  discountText,
  lineTitle,
  percentText,
  quantityInWords,
} from '../../../../web/quotes/page/line-words.ts'

const test = suite('a line of a quote in words')

const line = (said: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ kind: 'item', text: 'Desk', quantity: 2000, unitPrice: 100 },
  ...said,
})

test('a quantity has its unit, in the plural for all but one', () => {
  const said = (quantity: number, unit?: QuoteUnit) => quantityInWords(line({ quantity, unit }))
  assert.equal([said(1000), said(2500), said(1000, 'piece')], ['1', '2.5', '1'])
  assert.equal(
    [said(1000, 'hour'), said(500, 'hour'), said(2000, 'hour')],
    ['1 hour', '0.5 hours', '2 hours'],
  )
  assert.equal([said(1000, 'lump'), said(2500, 'm2')], ['1 lump sum', '2.5 m²'])
})

test('a code comes before the name, unless the name begins with it', () => {
  assert.is(lineTitle(line({ code: 'Ch8' })), 'Ch8 Desk')
  assert.is(lineTitle(line({ code: 'Ch8', text: 'CH8, high back' })), 'CH8, high back')
  assert.is(lineTitle(line()), 'Desk')
})

test('a discount is a share or an amount', () => {
  assert.is(discountText({ percent: 12.5 }, 'KES'), 'Discount 12.5 %')
  assert.is(discountText({ cents: 500 }, 'KES'), 'Discount KES 5')
})

test('a percentage has two decimals at most', () => {
  assert.equal([16, 0.125, 33.333].map(percentText), ['16 %', '0.13 %', '33.33 %'])
})

test.run()
