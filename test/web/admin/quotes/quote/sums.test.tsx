import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteContent } from '../../../../../web/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementIn } from '../../../../support/rendered.tsx'
import { openedDraft } from '../opened-draft.tsx'
import { content, line } from '../quote.ts'

openAdminPage()
const { Sums } = await import('../../../../../web/admin/quotes/quote/sums.tsx')
const { CellField } = await import('../../../../../web/admin/quotes/lines/line-fields.tsx')

const test = suite('sums of a quote')

const open = (fields: Partial<QuoteContent> = {}) => openedDraft({ content: content(fields) })
const text = (fields: Partial<QuoteContent>) => open(fields).text(<Sums />)

test('are short where nothing is added or taken off', () => {
  assert.is(text({}), 'Before VAT 137,000 VAT 16 % 21,920 Total KES 158,920')
})

test('begin with the lines where there is a discount or delivery', () => {
  assert.is(
    text({ delivery: { cents: 100_000 } }),
    'Lines 137,000 Delivery 1,000 Before VAT 138,000 VAT 16 % 22,080 Total KES 160,080',
  )
  assert.is(
    text({ discount: { percent: 10 } }),
    'Lines 137,000 Discount −13,700 Before VAT 123,300 VAT 16 % 19,728 Total KES 143,028',
  )
})

test('say that VAT is in the prices', () => {
  const vat = { rate: 16, included: true }
  assert.match(text({ lines: [line('OF11', 116_000)], vat }), 'VAT 16 %, included 160 Total')
})

test('say how many lines have no price', () => {
  const lines = (...prices: (number | null)[]) => prices.map(price => line('OF11', price))
  assert.not.match(text({ lines: lines(0) }), 'no price')
  assert.match(text({ lines: lines(null, 100) }), 'One line has no price yet.')
  assert.match(text({ lines: lines(null, null) }), '2 lines have no price yet.')
})

test('take a discount as it is typed, and lose it with its button, which leaves the focus near', () => {
  const { live, entry } = open({ discount: { percent: 10 } })
  const focused: string[] = []
  document.querySelector = (selector: string) => ({ focus: () => focused.push(selector) }) as never
  const sums = live(Sums)
  const field = elementIn(sums.now, CellField).props
  assert.equal([field.value, field.path], ['10 %', 'discount'])
  field.onChange({ target: { value: '5,000' } })
  assert.is(entry().discount, '5,000')
  elementIn(sums.now, 'button').props.onClick()
  assert.equal([entry().discount, focused], ['', ['.quote-add button']])
})

test.run()
