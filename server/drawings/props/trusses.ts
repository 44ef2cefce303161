import type { Builder } from '../kit/builder.ts'
import { add, partsOf, scale, steps, subtract, times, type Vec } from '../kit/geometry.ts'

/** A truss by its upper chord: heights in shares of its own, at a share of its span. */
interface Outline {
  upper: (t: number) => number
  /** Where the chord bends; without, at each node. */
  bends?: readonly number[]
  /** About as wide as high, without. */
  bays?: number
}

const outlines = {
  pitched: { bays: 6, upper: t => 1 - Math.abs(2 * t - 1), bends: [0, 0.5, 1] },
  parallel: { upper: () => 1, bends: [0, 1] },
  bowstring: { bays: 8, upper: t => Math.sin(Math.PI * t) },
} satisfies Record<string, Outline>

const CHORD = 10

/** A truss along x over a span, `high` cm, 10 cm thick in y from the origin, plates on its nodes. */
export function truss(
  b: Builder,
  kind: keyof typeof outlines,
  [span, high]: readonly [number, number],
  color: string,
) {
  const { upper, ...outline }: Outline = outlines[kind]
  const bays = outline.bays ?? partsOf(span, high)
  const nodes = times(bays + 1, i => i / bays)
  const onChord = (t: number, up = 0): Vec => [span * t, CHORD / 2, high * up + CHORD / 2]
  const head = (t: number) => onChord(t, upper(t))
  b.beam(onChord(0), onChord(1), CHORD, color)
  const run = (outline.bends ?? nodes).map(head)
  for (const [from, to] of steps(run)) b.beam(from, to, CHORD, color)
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
    const [foot, top, next] = [onChord(t), head(t), nodes[i + 1]]
    web(foot, top, 2.4, 0.55)
    if (next) web(i % 2 ? top : foot, i % 2 ? onChord(next) : head(next), 2, 0.85)
    if (i % bays === 0) continue
    plate(foot, 4)
    plate(top, 12)
  }
}
