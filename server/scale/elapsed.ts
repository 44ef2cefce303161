/**
 * Starts to count.
 * @returns the milliseconds since, by the clock that counts more: one may be set back, the other
 * stands still while a machine sleeps
 */
export function countElapsed(): () => number {
  const [monotonic, clock] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - monotonic, Date.now() - clock)
}
