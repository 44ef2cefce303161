import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  eveningAfter,
  thisEvening,
  tomorrowMorning,
} from '../../../../../web/admin/pages/schedule/proposed-times.ts'

const test = suite('times that are proposed')

const zone = 'Africa/Nairobi'

test("begin at eight on the next day by the zone's clock, over the end of a year too", () => {
  const morning = (now: string) => tomorrowMorning(zone, new Date(now))
  assert.equal(morning('2026-11-29T20:59:00Z'), { date: '2026-11-30', time: '08:00' })
  assert.equal(morning('2026-11-29T21:00:00Z'), { date: '2026-12-01', time: '08:00' })
  assert.equal(morning('2026-12-31T12:00:00Z'), { date: '2027-01-01', time: '08:00' })
})

test('end in the evening a week later, and without a first day on no day', () => {
  const after = (date: string) => eveningAfter({ date, time: '08:00' })
  assert.equal(after('2026-12-28'), { date: '2027-01-04', time: '18:00' })
  assert.equal(after(''), { date: '', time: '18:00' })
})

test('are at six this evening until half past five, then at six the next', () => {
  const evening = (now: string) => thisEvening(zone, new Date(now))
  assert.equal(evening('2026-11-29T14:29:00Z'), { date: '2026-11-29', time: '18:00' })
  assert.equal(evening('2026-11-29T14:30:00Z'), { date: '2026-11-30', time: '18:00' })
})

test.run()
