import * as assert from 'uvu/assert'
import { suite } from '#test'
import type {
  QuoteContent,
  QuoteLine,
  QuoteUnit,
} from '../../../../../web/features/quotes/contract.ts'
import { amountsOf } from '../../../../../web/features/quotes/page/amounts.ts'
import { fileNameOf } from '../../../../../web/features/quotes/page/file-name.ts'
import {
  discountText,
  lineTitle,
  percentText,
  quantityInWords,
} from '../../../../../web/features/quotes/page/line-words.ts'
import { Lines } from '../../../../../web/features/quotes/page/lines.tsx'
import { totalRows } from '../../../../../web/features/quotes/page/total-rows.ts'
import { totalsOf } from '../../../../../web/features/quotes/sums/totals.ts'
import { htmlOf, textOf } from '../../../../support/rendered.tsx'

const test = suite('lines of a quote on the page of its customer')

const desk: QuoteLine = { kind: 'item', text: 'Desk', quantity: 2000, unitPrice: 10_000 }

const quote = (said: Partial<QuoteContent> = {}): QuoteContent => ({
  currency: 'KES',
  customer: { name: 'Wanjiru' },
  lines: [desk],
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
  assert.equal(rowsOf({ discount: { cents: 0 } }), rowsOf())
  assert.equal(rowsOf({ delivery: { cents: 0 } }), ['Sum 200', 'Delivery 0', ...rowsOf()])
  assert.equal(rowsOf(), ['Before VAT 200', 'VAT 16 % 32', 'Total KES 232 *'])
  assert.equal(rowsOf({ vat: { rate: 25, included: true } }), [
    'Total KES 200 *',
    'VAT 25 % included 40',
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
  const odd = { ...desk, unitPrice: 10_050, quantity: 2000 }
  const content = quote({ lines: [odd] })
  const amount = amountsOf(content, totalsOf(content))
  assert.equal([20_100, 10_050, 5].map(amount), ['201.00', '100.50', '0.05'])
  const whole = quote()
  assert.is(amountsOf(whole, totalsOf(whole))(20_000), '200')
})

test('a desk without a price has no cents', () => {
  const open = quote({ lines: [{ ...desk, unitPrice: null }] })
  assert.is(amountsOf(open, totalsOf(open))(100), '1')
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

const line = (said: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ kind: 'item', text: 'Desk', quantity: 2000, unitPrice: 150_000 },
  ...said,
})

const view = (lines: QuoteLine[], amounts = lines.map(() => 300_000)) => {
  const totals = { lines: amounts, discount: 0, net: 0, vat: 0, total: 0 }
  const pictures = { 'a.jpg': '/uploads/a.jpg' }
  return <Lines data={{ content: { lines, currency: 'KES' }, totals, pictures } as never} />
}

test('say what, how much of it, for how much each, and what that is', () => {
  const detailed = line({ code: 'De1', detail: 'Mahogany', discount: { percent: 5 } })
  assert.is(
    textOf(view([detailed, line({ text: 'Delivery', quantity: 1000 })], [285_000, 150_000])),
    'De1 Desk Mahogany Discount 5 % 2 × 1,500 KES 2,850 Delivery 1 × 1,500 KES 1,500',
  )
})

test('have the picture of their slot where there is one, that of a unit larger', () => {
  const html = htmlOf(
    view([line({ slot: 'a.jpg' }), line({ slot: 'gone.jpg' }), line({ plan: 'p-1' }), line()]),
  )
  const pictures = [...html.matchAll(/src="([^"]*)"[^>]*width="(\d+)" height="(\d+)"/g)]
  assert.equal(
    pictures.map(([, src, w, h]) => `${src?.split('?')[0]} ${w} ${h}`),
    ['/uploads/a.jpg 72 67', `${pictures[1]?.[1]?.split('?')[0]} 144 108`],
  )
  assert.match(pictures[1]?.[1] ?? '', 'p-1')
  assert.is(html.match(/data-unit/g)?.length, 1)
})

test('of a unit that is paid by its parts say no amount', () => {
  const unit = line({ text: 'Office unit', plan: 'p-1', quantity: 1000, unit: 'unit' })
  const byParts = textOf(view([{ ...unit, unitPrice: 0 }], [0]))
  assert.is(byParts, 'Office unit 1 unit, of these parts:')
  assert.match(textOf(view([unit], [150_000])), 'KES 1,500')
})

test('is called by its number, and by its version from the second one on', () => {
  const quote = { number: '2026-0042' }
  assert.is(fileNameOf(quote, 1), 'Quote-2026-0042.pdf')
  assert.is(fileNameOf(quote, 2), 'Quote-2026-0042-version-2.pdf')
})

test.run()
