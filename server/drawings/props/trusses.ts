import type { Builder } from '../kit/builder.ts'
import { add, scale, subtract, times, type Vec } from '../kit/geometry.ts'

/** A truss by its chords: heights in shares of its own, at a share of its span. */
interface Outline {
  upper: (t: number) => number
  lower?: (t: number) => number
  /** Where the chords bend; without, at each node. */
  bends?: readonly number[]
  /** About as wide as high, without. */
  bays?: number
  hasNoPosts?: true
}

const gable = (t: number) => 1 - Math.abs(2 * t - 1)
const straight = [0, 1]
const ridged = [0, 0.5, 1]

const outlines = {
  pitched: { bays: 6, upper: gable, bends: ridged },
  pratt: { upper: () => 1, bends: straight },
  warren: { bays: 6, upper: () => 1, bends: straight, hasNoPosts: true },
  bowstring: { bays: 8, upper: t => Math.sin(Math.PI * t) },
  scissor: { bays: 6, upper: gable, lower: t => gable(t) * 0.42, bends: ridged },
  'lean-to': { bays: 5, upper: t => 0.24 + 0.76 * t, bends: straight },
} satisfies Record<string, Outline>

export type TrussKind = keyof typeof outlines

const CHORD = 10

/** A truss along x over a span, `high` cm, 10 cm thick in y from the origin, plates on its nodes. */
export function truss(
  b: Builder,
  kind: TrussKind,
  [span, high]: readonly [number, number],
  color: string,
): void {
  const { upper, lower, bends, hasNoPosts, ...outline }: Outline = outlines[kind]
  const bays = outline.bays ?? Math.max(2, Math.round(span / high))
  const nodes = times(bays + 1, i => i / bays)
  const onChord = (t: number, up = 0): Vec => [span * t, CHORD / 2, high * up + CHORD / 2]
  const low = (t: number) => onChord(t, lower?.(t))
  const head = (t: number) => onChord(t, upper(t))
  const chord = (run: readonly Vec[]) => {
    for (const [i, to] of run.slice(1).entries()) b.beam(run[i] as Vec, to, CHORD, color)
  }
  chord((lower ? ridged : straight).map(low))
  chord((bends ?? nodes).map(head))
  /** Leaves the chords clear at both ends; none where it would be short. */
  const web = (from: Vec, to: Vec, least: number, clear: number) => {
    const way = subtract(to, from)
    if (Math.abs(way[2]) <= least * CHORD) return
    const cut = scale(way, (CHORD * clear) / Math.hypot(...way))
    b.beam(add(from, cut), subtract(to, cut), CHORD * 0.55, color)
  }
  const plate = ([x, , z]: Vec, up: number) =>
    b.quiet.box([x - 8, CHORD + 0.1, z - up], [16, 1.2, 16], color)
  for (const [i, t] of nodes.entries()) {
    const [foot, top, next] = [low(t), head(t), nodes[i + 1]]
    const isEnd = i % bays === 0
    if (isEnd || !hasNoPosts) web(foot, top, 2.4, 0.55)
    if (next) web(i % 2 ? top : foot, i % 2 ? low(next) : head(next), 2, 0.85)
    if (isEnd) continue
    // Without posts every second node of a chord joins nothing.
    if (!hasNoPosts || i % 2 === 0) plate(foot, 4)
    if (!hasNoPosts || i % 2) plate(top, 12)
  }
}
