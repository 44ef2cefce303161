import { type WallTime, wallTimeOf } from './zoned-time.ts'

/** Where most people begin: eight o'clock on the next day, by the clock of the zone. */
export function tomorrowMorning(timeZone: string, now = new Date()): WallTime {
  const { date } = wallTimeOf(now, timeZone)
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return { date: next.toISOString().slice(0, 10), time: '08:00' }
}
