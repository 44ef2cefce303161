import { settings } from '../../../admin/settings.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: settings.timeZone,
})

/** `21 Dec 2026`, of 2026-12-21; '' where it is no day. */
export function dayText(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(at) ? '' : day.format(at)
}

/** `22 Nov 2026, 14:05`, by the company's clock. */
export const momentText = (at: string): string => moment.format(new Date(at))

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: settings.timeZone })

/** The company's day, as 2026-12-31. */
export const today = (): string => isoDay.format(Date.now())
