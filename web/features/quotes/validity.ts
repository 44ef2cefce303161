/** How long after its last day a customer can still read a quote. */
export const READABLE_DAYS = 30

/** Whether it can be accepted. Both days as 2026-12-31, at the company. */
export const isValid = (validUntil: string, today: string): boolean => today <= validUntil

/** Whether the customer's page of it is gone. */
export const hasEnded = (validUntil: string, today: string): boolean =>
  today > daysAfter(validUntil, READABLE_DAYS)

/** The day that is so many days after one, as 2026-12-31. */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
