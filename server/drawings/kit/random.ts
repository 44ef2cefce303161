/** A seeded generator: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number in [from, to). */
  between(from: number, to: number): number
  /** A whole number in [from, to], both included. */
  int(from: number, to: number): number
  chance(share: number): boolean
  pick<const T>(from: readonly T[]): T
  /** A shuffled copy. */
  shuffle<const T>(from: readonly T[]): T[]
}

export function randomFrom(seed: number): Random {
  const next = mulberry32(seed)
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between: (from, to) => from + next() * (to - from),
    int,
    chance: share => next() < share,
    pick: from => from[int(0, from.length - 1)] as (typeof from)[number],
    shuffle: from => {
      const out = [...from]
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[out[i], out[j]] = [out[j] as (typeof out)[number], out[i] as (typeof out)[number]]
      }
      return out
    },
  }
}

/** FNV-1a with a final avalanche, so that neighbouring paths give unrelated seeds. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

/** https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (public domain). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
