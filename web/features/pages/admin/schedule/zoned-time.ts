import { day } from '../../../../base/units.ts'

/** A time on a clock, as date and time fields give it. */
export interface WallTime {
  /** `2026-11-30` */
  date: string
  /** `08:00` */
  time: string
}

/**
 * When the clocks of a zone show this. Of a time that they leave out, the same time after the change;
 * of one that they show twice, the first.
 */
export function momentOf({ date, time }: WallTime, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  // Within a day before and after, no zone changes its clocks twice.
  const before = offsetAt(asUtc - day, timeZone)
  const after = offsetAt(asUtc + day, timeZone)
  const fits = [before, after].find(offset => offsetAt(asUtc - offset, timeZone) === offset)
  return new Date(asUtc - (fits ?? before))
}

/** What the clocks of a zone show then. */
export function wallTimeOf(moment: Date, timeZone: string): WallTime {
  const shown = new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** `Mon 30 Nov 08:00`, with the year where it is not this one. */
export function momentWords(moment: Date, timeZone: string, now = new Date()): string {
  const { date, time } = wallTimeOf(moment, timeZone)
  const isThisYear = date.slice(0, 4) === wallTimeOf(now, timeZone).date.slice(0, 4)
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
  return `${day.replace(',', '')} ${time}`
}

/** `Nairobi` of `Africa/Nairobi`. */
export const zoneName = (timeZone: string) =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** In milliseconds; positive to the east of Greenwich. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(part => part.type === type)?.value)
  const shown = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  )
  return shown - Math.floor(moment / 1000) * 1000
}
