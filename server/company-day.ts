import { minute } from '../web/units.ts'
import { derived } from './derived.ts'

/**
 * The day at the company, as 2026-12-31: prices end with one.
 * @param clock milliseconds since 1970
 */
export function companyDay(timeZone: string, clock: () => number = Date.now): () => string {
  // The Swedish format is that of ISO 8601.
  const day = new Intl.DateTimeFormat('sv', { timeZone })
  // A list asks for each of its products, and formatting takes some microseconds.
  const minutes = () => Math.floor(clock() / minute)
  return derived(minutes, now => day.format(now * minute))
}
