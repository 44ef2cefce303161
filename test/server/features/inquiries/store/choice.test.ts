import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  type InquiryChoice,
  isChosen,
} from '../../../../../server/features/inquiries/store/choice.ts'
import type { IndexedInquiry } from '../../../../../server/features/inquiries/store/row.ts'

const test = suite('filter of inquiries')

const one: IndexedInquiry = {
  ...{ at: 1000, stage: 'quoted', status: 'read', assignee: 'wanjiru', waitsFor: 'us' },
  ...{ waitsSince: 1000, service: 'furniture', mail: 'sent', fingerprint: '', isDeleted: false },
} as IndexedInquiry

const fits = (choice: InquiryChoice, fields: Partial<IndexedInquiry> = {}) =>
  isChosen({ ...one, ...fields }, choice)

test('without fields takes all but spam and what is in the bin', () => {
  assert.equal([fits({}), fits({}, { stage: 'spam' })], [true, false])
  assert.is(fits({}, { isDeleted: true }), false)
})

test('shows spam to those who ask for a stage or a status', () => {
  assert.is(fits({ stage: 'spam' }, { stage: 'spam' }), true)
  assert.is(fits({ status: 'spam' }, { stage: 'spam', status: 'spam' }), true)
  assert.is(fits({ stage: 'spam' }, { stage: 'spam', isDeleted: true }), false)
})

for (const [field, same, other] of [
  ['stage', 'quoted', 'new'],
  ['status', 'read', 'archived'],
  ['assignee', 'wanjiru', ''],
  ['waits', 'us', 'customer'],
  ['service', 'furniture', 'interiors'],
] as const) {
  test(`by ${field} takes those that have it`, () => {
    assert.equal([fits({ [field]: same }), fits({ [field]: other })], [true, false])
  })
}

test('by time includes its beginning and excludes its end', () => {
  assert.equal([fits({ from: 1000 }), fits({ from: 1001 })], [true, false])
  assert.equal([fits({ before: 1001 }), fits({ before: 1000 })], [true, false])
})

test('takes what fits all of its fields', () => {
  assert.is(fits({ stage: 'quoted', assignee: 'wanjiru', from: 1000 }), true)
  assert.is(fits({ stage: 'quoted', assignee: 'amina', from: 1000 }), false)
})

test.run()
