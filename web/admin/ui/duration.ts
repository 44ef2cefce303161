import { counted } from '../../base/counted.ts'
import { hour } from '../../base/units.ts'

/** A duration in whole units: `less than an hour`, `5 hours`, `3 days`. */
export function durationOf(since: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(since)) / hour)
  if (hours < 1) return 'less than an hour'
  if (hours < 24) return counted(hours, 'hour')
  return counted(Math.floor(hours / 24), 'day')
}
