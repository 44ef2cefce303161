/**
 * The day at the company, as 2026-12-31: prices end with one.
 * @param clock milliseconds since 1970
 */
export function companyDay(timeZone: string, clock: () => number = Date.now): () => string {
  // The Swedish format is that of ISO 8601.
  const day = new Intl.DateTimeFormat('sv', { timeZone })
  return () => day.format(clock())
}
