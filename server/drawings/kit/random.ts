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

export const randomFrom = (seed: number): Random => new Mulberry32(seed)

/** https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (public domain). */
export class Mulberry32 implements Random {
  constructor(private state: number) {}

  between(from: number, to: number): number {
    return from + this.next() * (to - from)
  }

  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<const T>(from: readonly T[]): T {
    return from[this.int(0, from.length - 1)] as T
  }

  shuffle<const T>(from: readonly T[]): T[] {
    const out = [...from]
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(0, i)
      ;[out[i], out[j]] = [out[j] as T, out[i] as T]
    }
    return out
  }

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    const { state } = this
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
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
