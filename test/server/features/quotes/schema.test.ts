import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  quoteChangeSchema,
  quoteSettingsSchema,
} from '../../../../server/features/quotes/schema.ts'
import { quoteContent, line as quoteLine } from './document/paper.ts'

const test = suite('what administrators may write in a quote')

const takes = (said: object) =>
  quoteChangeSchema.safeParse({ ...quoteContent(), version: 1, ...said }).success
const line = (said: object) => takes({ lines: [{ ...quoteLine(), ...said }] })
const customer = (said: object) => takes({ customer: { name: 'Wanjiru', ...said } })

/** Fails where a text of the longest length is refused, or one that is longer is taken. */
function assertLongest(taken: (said: object) => boolean, limits: Record<string, number>): void {
  for (const [name, most] of Object.entries(limits)) {
    assert.ok(taken({ [name]: 'x'.repeat(most) }), name)
    assert.not.ok(taken({ [name]: 'x'.repeat(most + 1) }), name)
  }
}

test('texts have their limits', () => {
  assertLongest(customer, { name: 100, phone: 40, company: 255 })
  assertLongest(line, { code: 80, text: 300, detail: 500, slot: 300 })
  assertLongest(takes, { terms: 5000, note: 5000 })
  assertLongest(said => takes({ delivery: { cents: 0, ...said } }), { text: 300 })
})

test('an address of mail has 255 characters at most', () => {
  const address = (length: number) => `${'x'.repeat(length - 12)}@example.com`
  assert.ok(customer({ email: address(255) }))
  assert.not.ok(customer({ email: address(256) }))
  assert.not.ok(customer({ email: 'nobody' }))
})

test('a quote has 200 lines at most', () => {
  const lines = (count: number) => Array.from({ length: count }, () => quoteLine())
  assert.ok(takes({ lines: lines(200) }))
  assert.not.ok(takes({ lines: lines(201) }))
})

test('amounts have their limits, and a line as a whole', () => {
  assert.ok(line({ quantity: 999_999_999, unitPrice: 0 }))
  assert.not.ok(line({ quantity: 1_000_000_000, unitPrice: 0 }))
  assert.ok(line({ quantity: 1000, unitPrice: 10_000_000_000_000 }))
  assert.not.ok(line({ quantity: 1, unitPrice: 10_000_000_000_001 }))
  assert.not.ok(line({ quantity: 1001, unitPrice: 10_000_000_000_000 }))
  assert.not.ok(line({ quantity: 0 }))
})

test('percentages have two decimals, VAT from nothing to all, a discount above nothing', () => {
  const vat = (rate: number) => takes({ vat: { rate, included: true } })
  const discount = (percent: number) => takes({ discount: { percent } })
  assert.equal([0, 0.01, 100].map(vat), [true, true, true])
  assert.equal([0, 0.01, 100].map(discount), [false, true, true])
  for (const wrong of [-0.01, 0.001, 100.01]) {
    assert.equal([vat(wrong), discount(wrong)], [false, false], `${wrong}`)
  }
  const amount = (cents: number) => takes({ discount: { cents } })
  assert.equal([-1, 0, 1].map(amount), [false, false, true])
})

test('a quote that is begun again holds for a day to a year', () => {
  const settings = { version: 0, vat: { rate: 16, included: false }, terms: '' }
  const days = (validDays: number) =>
    quoteSettingsSchema.safeParse({ ...settings, validDays }).success
  assert.equal([0, 1, 365, 366, 1.5].map(days), [false, true, true, false, false])
})

test.run()
