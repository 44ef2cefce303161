/** What 95 in 100 drawings weigh at most, in bytes as they are sent. */
export const HEAVIEST = 12 * 1024

/** The value that 95 in 100 do not exceed. */
export function heaviestOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}
