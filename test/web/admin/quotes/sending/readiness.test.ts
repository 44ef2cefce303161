import * as assert from 'uvu/assert'
import { suite } from '#test'
import { entryOf, type QuoteEntry } from '../../../../../web/admin/quotes/draft/entry.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { content, line } from '../quote.ts'

openAdminPage()
const { faultsOfSending } = await import('../../../../../web/admin/quotes/sending/readiness.ts')

const test = suite('what keeps a quote from being sent')

const faults = (typed: Partial<QuoteEntry> = {}, means: 'mail' | 'link' = 'mail') =>
  faultsOfSending({ ...entryOf(content({ validUntil: '2999-01-01' })), ...typed }, means)

test('nothing, where all is said', () => {
  assert.equal(faults({ email: 'wanjiru@example.co.ke' }), {})
  assert.equal(faults(), {})
})

test('an invalid e-mail address, where it goes by mail', () => {
  const wrong = { 'customer.email': 'Please enter a valid email address' }
  assert.equal(faults({ email: 'wanjiru' }), wrong)
  assert.equal(faults({ email: 'wanjiru' }, 'link'), {})
})

test('a delivery without its price, but not one that nothing is said of', () => {
  const unpriced = { 'delivery.cents': 'The delivery has no price yet' }
  assert.equal(faults({ deliveryText: 'To Kisumu', delivery: ' ' }), unpriced)
  assert.equal(faults({ deliveryText: 'To Kisumu', delivery: '4,500' }), {})
  assert.equal(faults({ deliveryText: ' ', delivery: '' }), {})
})

test('a discount whose field is open and empty', () => {
  const [first] = entryOf(content()).lines
  assert.ok(first)
  const discounted = (discount: string, isDiscountOpen: boolean) =>
    faults({ lines: [{ ...first, discount, isDiscountOpen }] })
  assert.match(discounted(' ', true)['lines.0.discount'] ?? '', 'Say how much less')
  assert.equal(discounted('10 %', true), {})
  assert.equal(discounted('', false), {})
})

test('what the draft lacks, and what is no number, by the field', () => {
  const { lines } = entryOf(content({ lines: [line('OF11', null)] }))
  assert.equal(Object.keys(faults({ lines })), ['lines.0.unitPrice'])
  assert.equal(Object.keys(faults({ vatRate: 'much' })), ['vat.rate'])
  assert.equal(Object.keys(faults({ validUntil: '2026-01-01' })), ['validUntil'])
})

test.run()
