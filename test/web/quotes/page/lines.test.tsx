import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteLine } from '../../../../web/quotes/contract.ts'
import { Lines } from '../../../../web/quotes/page/lines.tsx'
import { htmlOf, textOf } from '../../../support/rendered.tsx'

const test = suite('lines of a quote on the page of its customer')

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

test.run()
