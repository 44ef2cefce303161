import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteContent } from '../../../../web/quotes/contract.ts'
import { amountsOf } from '../../../../web/quotes/page/amounts.ts'
import { totalRows } from '../../../../web/quotes/page/total-rows.ts'
import { totalsOf } from '../../../../web/quotes/sums/totals.ts'
import { quoteBody } from '../../../support/quotes.ts'

const test = suite('sums below the lines of a quote')

const lines = [{ kind: 'text', text: 'Desk', quantity: 2000, unitPrice: 50_000 }]

const rows = (fields: object) => {
  const content = quoteBody({ lines, delivery: undefined, ...fields }) as QuoteContent
  const totals = totalsOf(content)
  return totalRows(content, totals, amountsOf(content, totals)).map(
    ({ label, amount, isTotal }) => `${label}: ${amount}${isTotal ? ' in bold' : ''}`,
  )
}

const end = ['Before VAT: 1,000', 'VAT 16 %: 160', 'Total KES: 1,160 in bold']

test('are the sum before VAT, VAT and the total, where nothing else is added', () => {
  assert.equal(rows({}), end)
  assert.equal(rows({ discount: { cents: 0 } }), end)
})

test('begin with the sum of the lines where there is a discount or delivery', () => {
  assert.equal(rows({ discount: { percent: 10 } }).slice(0, 2), [
    'Sum: 1,000',
    'Discount 10 %: –100',
  ])
  assert.is(rows({ discount: { cents: 500 } })[1], 'Discount: –5.00')
  assert.equal(rows({ delivery: { cents: 0 } }), ['Sum: 1,000', 'Delivery: 0', ...end])
  assert.is(rows({ delivery: { text: 'To Nakuru', cents: 0 } })[1], 'To Nakuru: 0')
})

test('have VAT that prices contain below the total', () => {
  const vat = { rate: 25, included: true }
  assert.equal(rows({ vat }), ['Total KES: 1,000 in bold', 'VAT 25 % included: 200'])
})

test.run()
