/** Finds the candidate that differs least; of several the first. */
export function nearest<T>(candidates: readonly T[], differences: (one: T) => number): T {
  const counts = candidates.map(differences)
  return candidates[counts.indexOf(Math.min(...counts))] as T
}
