/** A day as date fields give it: `2026-11-22`. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** The beginning of a day of the reader's own calendar, or of one so many days later. */
export function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}
