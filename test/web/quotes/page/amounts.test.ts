import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteContent, QuoteLine } from '../../../../web/quotes/contract.ts'
import { amountsOf } from '../../../../web/quotes/page/amounts.ts'
import { totalRows } from '../../../../web/quotes/page/total-rows.ts'
import { totalsOf } from '../../../../web/quotes/sums/totals.ts'

const test = suite('amounts of a quote')

const line: QuoteLine = { kind: 'item', text: 'Desk', quantity: 2000, unitPrice: 10_000 }

const quote = (said: Partial<QuoteContent> = {}): QuoteContent => ({
  currency: 'KES',
  customer: { name: 'Wanjiru' },
  lines: [line],
  vat: { rate: 16, included: false },
  validUntil: '2031-03-09',
  ...said,
})

function rowsOf(said: Partial<QuoteContent> = {}): string[] {
  const content = quote(said)
  const totals = totalsOf(content)
  const rows = totalRows(content, totals, amountsOf(content, totals))
  return rows.map(({ label, amount, isTotal }) => `${label} ${amount}${isTotal ? ' *' : ''}`)
}

test('VAT is added above the total, or stands below it where prices include it', () => {
  assert.equal(rowsOf(), ['Before VAT 200', 'VAT 16 % 32', 'Total KES 232 *'])
  assert.equal(rowsOf({ vat: { rate: 0, included: true } }), [
    'Total KES 200 *',
    'VAT 0 % included 0',
  ])
})

test('the sum of the lines stands above what changes it', () => {
  const delivery = { cents: 5000 }
  assert.equal(rowsOf({ delivery }).slice(0, 3), ['Sum 200', 'Delivery 50', 'Before VAT 250'])
  const named = { text: 'To Nakuru', cents: 0 }
  assert.equal(rowsOf({ delivery: named }).slice(0, 2), ['Sum 200', 'To Nakuru 0'])
  assert.equal(rowsOf({ discount: { percent: 10 } }).slice(0, 3), [
    'Sum 200.00',
    'Discount 10 % –20.00',
    'Before VAT 180.00',
  ])
  assert.is(rowsOf({ discount: { cents: 5000 } })[1], 'Discount –50')
})

test('all amounts have cents where one has some', () => {
  const odd = { ...line, unitPrice: 10_050, quantity: 2000 }
  const content = quote({ lines: [odd] })
  const amount = amountsOf(content, totalsOf(content))
  assert.equal([20_100, 10_050, 5].map(amount), ['201.00', '100.50', '0.05'])
  const whole = quote()
  assert.is(amountsOf(whole, totalsOf(whole))(20_000), '200')
})

test('a line without a price has no cents', () => {
  const open = quote({ lines: [{ ...line, unitPrice: null }] })
  assert.is(amountsOf(open, totalsOf(open))(100), '1')
})

test.run()
