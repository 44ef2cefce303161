/** The highest seed of a drawing. */
export const MOST_SEED = 9999

interface Drawn {
  path?: unknown
  family?: unknown
  seed?: unknown
}

/** The seeds of a family that other places of a page have: with one of them two would be twins. */
export function seedsOf(source: unknown, family: string, ownPath = ''): ReadonlySet<number> {
  const seeds = new Set<number>()
  collect(source)
  return seeds

  function collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const { path, family: own, seed } = value as Drawn
    if (own === family && path !== ownPath && typeof seed === 'number') seeds.add(seed)
    for (const inner of Object.values(value)) collect(inner)
  }
}

/** The next seed that no other place has; the first of all where there was none yet. */
export function nextSeed(taken: ReadonlySet<number>, seed = 0): number {
  for (let next = seed + 1; next <= MOST_SEED; next += 1) if (!taken.has(next)) return next
  return seed > 1 ? nextSeed(taken) : 1
}

/** For the copy of a drawing, which is no twin of any: those of several copies differ as theirs did. */
export function copiedSeed(taken: ReadonlySet<number>, seed: number): number {
  const copy = seed + Math.max(0, ...taken)
  return copy <= MOST_SEED ? copy : nextSeed(taken, seed)
}
