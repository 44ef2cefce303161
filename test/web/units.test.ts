import * as assert from 'uvu/assert'
import { suite } from '#test'
import { day, hour, kilobyte, megabyte, minute, second, week } from '../../web/units.ts'

const test = suite('units')

test('of time are in milliseconds', () => {
  const date = (text: string) => Date.parse(`2026-03-0${text}Z`)
  assert.is(date('1T00:00:01') - date('1T00:00:00'), second)
  assert.is(date('1T00:01:00') - date('1T00:00:00'), minute)
  assert.is(date('1T01:00:00') - date('1T00:00:00'), hour)
  assert.is(date('2T00:00:00') - date('1T00:00:00'), day)
  assert.is(date('8T00:00:00') - date('1T00:00:00'), week)
})

test('of bytes are powers of two', () => {
  assert.equal([kilobyte, megabyte], [2 ** 10, 2 ** 20])
})

test.run()
