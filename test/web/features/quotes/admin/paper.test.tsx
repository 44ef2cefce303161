import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteContent, QuoteLine } from '../../../../../web/features/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { htmlOf, textOf } from '../../../../support/rendered.tsx'
import { content, line } from './quote.ts'

openAdminPage()
const { entryOf } = await import('../../../../../web/features/quotes/admin/draft/entry.ts')
const { Paper } = await import('../../../../../web/features/quotes/admin/quote/paper.tsx')

const test = suite('the quote as it will read')

const paper = (fields: Partial<QuoteContent>) => (
  <Paper entry={entryOf(content(fields))} number="2026-0042" />
)

/** The texts of the cells, by row. */
function rowsOf(fields: Partial<QuoteContent>): string[][] {
  const rows = [...htmlOf(paper(fields)).matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].slice(1)
  return rows.map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell),
  )
}

const lineRow = (fields: Partial<QuoteLine>, vat = { rate: 16, included: false }) =>
  rowsOf({ lines: [{ ...line('OF11'), ...fields }], vat })[0]

test('names the company, the quote and the customer with all that is known', () => {
  const customer = { name: 'Wanjiru', company: 'Savanna', email: 'w@x.ke', phone: '0712' }
  assert.match(textOf(paper({})), /^Nairobi Prefab Quote 2026-0042 Wanjiru Kamau Item/)
  assert.match(htmlOf(paper({ customer })), 'words">Wanjiru\nSavanna\nw@x.ke\n0712</p>')
})

test('has a row for each line with its words, number, price and amount', () => {
  assert.equal(lineRow({ quantity: 2500, unit: 'm2', detail: 'Oak' }), [
    'OF11 Item OF11, Oak',
    '2.5 m²',
    '68,500',
    '171,250',
  ])
  assert.equal(lineRow({ discount: { percent: 10 } }), [
    'OF11 Item OF11, Discount 10 %',
    '1',
    '68,500',
    '61,650',
  ])
})

test('has no amount without a price, or where the parts of a design have theirs', () => {
  assert.equal(lineRow({ unitPrice: null })?.slice(1), ['1', 'price?', '–'])
  assert.equal(lineRow({ unitPrice: 0, plan: 'k1' })?.slice(1), ['1', '–', '–'])
  assert.equal(lineRow({ unitPrice: 0 })?.slice(1), ['1', '0', '0'])
})

test('ends with the sums, and marks the total', () => {
  const rows = rowsOf({ delivery: { cents: 100_000 } }).slice(2)
  assert.equal(rows, [
    ['Sum', '137,000'],
    ['Delivery', '1,000'],
    ['Before VAT', '138,000'],
    ['VAT 16 %', '22,080'],
    ['Total KES', '160,080'],
  ])
  const [marked, ...others] = htmlOf(paper({})).split('<tr data-total="true">').slice(1)
  assert.match(marked ?? '', /^<td colSpan="3">Total KES/)
  assert.equal(others, [])
})

test('says the note, the terms and the last day below, where there are some', () => {
  const end = (fields: Partial<QuoteContent>) => textOf(paper(fields)).split('158,920')[1]?.trim()
  assert.is(end({ validUntil: '' }), '')
  assert.is(
    end({ note: 'Thank you', terms: 'Half on order' }),
    'Thank you Half on order Valid until 21 December 2026.',
  )
})

test.run()
