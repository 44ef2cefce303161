import { minute } from '../../web/base/units.ts'
import { derived } from './derived.ts'

/**
 * The day at the company, as 2026-12-31: prices end with one.
 * @param timeZone may become another one
 * @param clock milliseconds since 1970
 */
export function companyDay(timeZone: () => string, clock: () => number = Date.now): () => string {
  // The Swedish format is that of ISO 8601.
  const format = derived(timeZone, zone => new Intl.DateTimeFormat('sv', { timeZone: zone }))
  // A list asks for each of its products, and formatting takes some microseconds.
  const moment = () => `${timeZone()} ${Math.floor(clock() / minute)}`
  return derived(moment, () => format().format(clock()))
}
