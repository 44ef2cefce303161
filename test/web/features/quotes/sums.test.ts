import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Discount, QuoteLine } from '../../../../web/features/quotes/contract.ts'
import { lineTotal } from '../../../../web/features/quotes/sums/line-total.ts'
import { totalsOf } from '../../../../web/features/quotes/sums/totals.ts'
import { exactTotals } from '../../../support/exact-totals.ts'
import { randomContent, seededRandom } from '../../../support/quotes.ts'

const test = suite('sums of a quote')

const line = (quantity: number, unitPrice: number | null, discount?: Discount): QuoteLine => ({
  kind: 'text',
  text: 'Work',
  quantity,
  unitPrice,
  discount,
})
const vatAdded = { rate: 16, included: false }

test('the worked example of docs/quotes.md', () => {
  const lines = [line(12_000, 6_850_000), line(12_000, 2_100_000)]
  assert.equal(totalsOf({ lines, delivery: { cents: 4_500_000 }, vat: vatAdded }), {
    lines: [82_200_000, 25_200_000],
    discount: 0,
    delivery: 4_500_000,
    net: 111_900_000,
    vat: 17_904_000,
    total: 129_804_000,
  })
})

test('a half cent is rounded up, once for each line', () => {
  assert.is(lineTotal(line(500, 1)), 1)
  assert.is(lineTotal(line(499, 1)), 0)
  assert.is(lineTotal(line(1500, 333)), 500)
  // 333.5 minus 10 % is 300.15: rounding before the discount would say 301.
  assert.is(lineTotal(line(500, 667, { percent: 10 })), 300)
})

test('a discount takes at most what there is', () => {
  assert.is(lineTotal(line(1000, 500, { cents: 501 })), 0)
  const all = totalsOf({ lines: [line(1000, 500)], discount: { cents: 900 }, vat: vatAdded })
  assert.is(all.discount, 500)
  assert.is(all.total, 0)
})

test('VAT that prices contain leaves the total as it is', () => {
  const totals = totalsOf({ lines: [line(1000, 100_000)], vat: { rate: 16, included: true } })
  assert.equal([totals.net, totals.vat, totals.total], [86_207, 13_793, 100_000])
})

test('VAT is rounded once on the sum, after the discount and the delivery', () => {
  const lines = [line(1000, 3), line(1000, 3)]
  // 16 % of 3 cents is 0.48: rounded for each line, VAT would be 0.
  assert.is(totalsOf({ lines, vat: vatAdded }).vat, 1)
  const reduced = { lines, discount: { cents: 3 }, delivery: { cents: 100 }, vat: vatAdded }
  assert.equal(totalsOf(reduced).net, 103)
  assert.equal(totalsOf(reduced).vat, 16)
})

test('a line without a price counts as nothing', () => {
  const { lines, total } = totalsOf({ lines: [line(1000, null), line(1000, 50)], vat: vatAdded })
  assert.equal(lines, [0, 50])
  assert.is(total, 58)
})

test('100,000 random quotes come to the cent of exact rational arithmetic, and add up', () => {
  const random = seededRandom(2026)
  let differences = 0
  for (let count = 0; count < 100_000; count += 1) {
    const content = randomContent(random)
    const totals = totalsOf(content)
    const isSame = JSON.stringify(totals) === JSON.stringify(exactTotals(content))
    const sum = totals.lines.reduce((all, one) => all + one, 0)
    const addsUp =
      totals.net + totals.vat === totals.total &&
      sum - totals.discount + totals.delivery === (content.vat.included ? totals.total : totals.net)
    if (!isSame || !addsUp) differences += 1
  }
  assert.is(differences, 0)
})

test.run()
