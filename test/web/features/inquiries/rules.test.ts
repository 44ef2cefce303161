import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  cleanText,
  faultOf,
  type InquiryText,
  inquiryTexts,
} from '../../../../web/features/inquiries/rules.ts'
import { faultsIn } from '../../../../web/sections/contact/form-controller/faults.ts'

const test = suite('rules of an inquiry')

const longest: Record<InquiryText, number> = {
  name: 100,
  email: 255,
  phone: 20,
  company: 255,
  subject: 200,
  budgetRange: 50,
  preferredContactMethod: 50,
  projectTimeline: 50,
  page: 200,
  message: 4000,
}

/** A text of that many characters; an e-mail address has it before its end. */
const textOf = (name: string, length: number) =>
  name === 'email' ? `${'j'.repeat(length - 6)}@ab.ke` : 'j'.repeat(length)

test('are for each of its texts', () => {
  assert.equal(Object.keys(inquiryTexts).sort(), Object.keys(longest).sort())
})

for (const [name, most] of Object.entries(longest) as [InquiryText, number][]) {
  test(`${name}: ${most} characters are accepted, and one more is not`, () => {
    assert.is(faultOf(name, textOf(name, most)), undefined)
    assert.match(
      faultOf(name, textOf(name, most + 1)) ?? '',
      new RegExp(`must be at most ${most} characters$`),
    )
  })
}

test('name: two characters are accepted, and one is not', () => {
  assert.is(faultOf('name', 'Jo'), undefined)
  assert.is(faultOf('name', 'J'), 'Name must be at least 2 characters')
})

test('message: ten characters are accepted, and nine are not', () => {
  assert.is(faultOf('message', 'x'.repeat(10)), undefined)
  assert.is(faultOf('message', 'x'.repeat(9)), 'Message must be at least 10 characters')
})

test('email: one that is missing or is no address is refused', () => {
  for (const email of ['', 'j', 'j@ab', 'j..k@ab.ke', '.j@ab.ke', 'j@-ab.ke', 'j k@ab.ke']) {
    assert.is(faultOf('email', email), 'Please enter a valid email address', email)
  }
})

test('other texts may be empty, and are no addresses', () => {
  for (const name of ['phone', 'company', 'subject', 'page'] as const) {
    assert.is(faultOf(name, ''), undefined)
  }
})

test('spaces around a text do not count', () => {
  assert.is(faultOf('name', ' J '), 'Name must be at least 2 characters')
  assert.is(faultOf('phone', ` ${'1'.repeat(20)} `), undefined)
})

test('line breaks stay in the message only', () => {
  assert.is(cleanText('message', 'a\r\nb\rc'), 'a\nb\nc')
  assert.is(cleanText('subject', 'a\r\nb'), 'a b')
})

test('a message has at most 100 items', () => {
  const written = { name: 'Jo', email: 'jo@ab.ke', message: 'About these chairs' }
  const items = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      page: '/rooms',
      code: `Ch${n}`,
      quantity: 1,
      note: '',
    }))
  assert.equal(faultsIn(written, items(100)), {})
  assert.equal(faultsIn(written, items(101)), { items: 'Please send at most 100 items at once' })
  assert.equal(Object.keys(faultsIn({}, [])), ['name', 'email', 'message'])
})

test.run()
