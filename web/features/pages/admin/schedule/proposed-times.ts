import { type WallTime, wallTimeOf } from './zoned-time.ts'

/** Where most people begin: eight o'clock on the next day, by the clock of the zone. */
export function tomorrowMorning(timeZone: string, now = new Date()): WallTime {
  const { date } = wallTimeOf(now, timeZone)
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return { date: next.toISOString().slice(0, 10), time: '08:00' }
}

/** When a page that is shown from then on goes down: after the working hours of the day a week later. */
export function eveningAfter({ date }: WallTime): WallTime {
  const last = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(last.getTime())) return { date: '', time: '18:00' }
  last.setUTCDate(last.getUTCDate() + 7)
  return { date: last.toISOString().slice(0, 10), time: '18:00' }
}

/** After the working hours of this day, or of the next one where these are over. */
export function thisEvening(timeZone: string, now = new Date()): WallTime {
  const { date, time } = wallTimeOf(now, timeZone)
  return time < '17:30'
    ? { date, time: '18:00' }
    : { ...tomorrowMorning(timeZone, now), time: '18:00' }
}
