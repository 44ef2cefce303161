/** The one that differs least; of several the first. */
export function nearest<T>(candidates: readonly T[], differences: (one: T) => number): T {
  const found = candidates.map(differences)
  return candidates[found.indexOf(Math.min(...found))] as T
}
