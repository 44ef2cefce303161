import * as assert from 'uvu/assert'
import { suite } from '#test'
import { companyDay } from '../../../server/base/company-day.ts'

const test = suite('the day at the company')

test('begins at midnight of its time zone, not of the server', () => {
  let now = Date.parse('2031-03-09T20:59:59Z')
  const day = companyDay(
    () => 'Africa/Nairobi',
    () => now,
  )
  assert.is(day(), '2031-03-09')
  now += 1000
  assert.is(day(), '2031-03-10')
  assert.is(
    companyDay(
      () => 'UTC',
      () => now,
    )(),
    '2031-03-09',
  )
})

test('begins at its minute where the zone is not whole hours away', () => {
  let now = Date.parse('2031-03-09T18:14:59Z')
  const day = companyDay(
    () => 'Asia/Kathmandu',
    () => now,
  )
  assert.is(day(), '2031-03-09')
  now += 1000
  assert.is(day(), '2031-03-10')
})

test('follows a time zone that is chosen at once', () => {
  let zone = 'Africa/Nairobi'
  const day = companyDay(
    () => zone,
    () => Date.parse('2031-03-09T21:30:00Z'),
  )
  assert.is(day(), '2031-03-10')
  zone = 'America/New_York'
  assert.is(day(), '2031-03-09')
})

test.run()
