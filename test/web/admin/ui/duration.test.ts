import * as assert from 'uvu/assert'
import { suite } from '#test'
import { durationOf } from '../../../../web/admin/ui/duration.ts'
import { hour } from '../../../../web/units.ts'

const test = suite('how long something has lasted')

test('is said in whole hours, from a day on in whole days', () => {
  const since = '2026-03-01T08:00:00.000Z'
  const after = (hours: number) => durationOf(since, Date.parse(since) + hours * hour)
  assert.equal([0, 0.9, 1, 1.9, 2, 23.9, 24, 47.9, 48].map(after), [
    ...['less than an hour', 'less than an hour', '1 hour', '1 hour', '2 hours', '23 hours'],
    ...['1 day', '1 day', '2 days'],
  ])
})

test.run()
