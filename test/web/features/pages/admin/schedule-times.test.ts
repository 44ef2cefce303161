import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  eveningAfter,
  thisEvening,
  tomorrowMorning,
} from '../../../../../web/features/pages/admin/schedule/proposed-times.ts'
import {
  momentOf,
  momentWords,
  wallTimeOf,
  zoneName,
} from '../../../../../web/features/pages/admin/schedule/zoned-time.ts'

const test = suite("times by the company's clock")

const isoOf = (date: string, time: string, zone: string) =>
  momentOf({ date, time }, zone)?.toISOString()

test('are the same moment whatever the clock of the reader', () => {
  assert.is(isoOf('2026-11-30', '08:00', 'Africa/Nairobi'), '2026-11-30T05:00:00.000Z')
  assert.is(isoOf('2026-11-30', '00:15', 'Asia/Kathmandu'), '2026-11-29T18:30:00.000Z')
  assert.is(isoOf('2026-01-15', '23:59', 'America/New_York'), '2026-01-16T04:59:00.000Z')
})

test('are found before, in and after the change of the clocks', () => {
  const zone = 'Europe/Berlin'
  assert.is(isoOf('2027-03-28', '01:59', zone), '2027-03-28T00:59:00.000Z')
  assert.is(isoOf('2027-03-28', '02:30', zone), '2027-03-28T01:30:00.000Z')
  assert.is(isoOf('2027-03-28', '03:00', zone), '2027-03-28T01:00:00.000Z')
  assert.is(isoOf('2026-10-25', '02:30', zone), '2026-10-25T00:30:00.000Z')
  assert.is(isoOf('2026-10-25', '03:00', zone), '2026-10-25T02:00:00.000Z')
})

test('come back as they were put in', () => {
  for (const zone of ['Africa/Nairobi', 'Europe/Berlin', 'America/New_York', 'UTC']) {
    for (let hour = 0; hour < 24; hour += 1) {
      const wall = { date: '2026-12-31', time: `${String(hour).padStart(2, '0')}:45` }
      assert.equal(wallTimeOf(momentOf(wall, zone) as Date, zone), wall, zone)
    }
  }
})

test('are nothing where a field is empty', () => {
  assert.is(momentOf({ date: '', time: '08:00' }, 'UTC'), undefined)
  assert.is(momentOf({ date: '2026-11-30', time: '' }, 'UTC'), undefined)
})

test('are read as a person says them', () => {
  const now = new Date('2026-11-26T00:00:00Z')
  const words = (iso: string) => momentWords(new Date(iso), 'Africa/Nairobi', now)
  assert.is(words('2026-11-30T05:00:00Z'), 'Mon 30 Nov 08:00')
  assert.is(words('2026-12-31T21:30:00Z'), 'Fri 1 Jan 2027 00:30')
  assert.is(zoneName('Africa/Nairobi'), 'Nairobi')
  assert.is(zoneName('America/Argentina/Buenos_Aires'), 'Buenos Aires')
})

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
