import * as assert from 'uvu/assert'
import { suite } from '#test'
import { daysAfter, hasEnded, isValid } from '../../../web/quotes/validity.ts'

const test = suite('validity of a quote')

test('it can be accepted on its last day, and read for 30 more', () => {
  assert.is(isValid('2026-12-21', '2026-12-21'), true)
  assert.is(isValid('2026-12-21', '2026-12-22'), false)
  assert.is(hasEnded('2026-12-21', '2027-01-20'), false)
  assert.is(hasEnded('2026-12-21', '2027-01-21'), true)
})

test('days are counted over months, leap days and years', () => {
  assert.is(daysAfter('2026-11-22', 30), '2026-12-22')
  assert.is(daysAfter('2028-02-28', 1), '2028-02-29')
  assert.is(daysAfter('2026-12-31', 1), '2027-01-01')
})

test.run()
