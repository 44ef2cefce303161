/** Whether a JSON value is nested deeper than that: what reads pages calls itself for each level. */
export function isDeeperThan(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some(inner => isDeeperThan(inner, most - 1))
}
