import type { Builder } from '../kit/builder.ts'
import { type Point, times, type Vec } from '../kit/geometry.ts'

/** A roof truss by its chords: heights in shares of its own, at a share of its span. */
interface Outline {
  upper: (t: number) => number
  lower?: (t: number) => number
  /** Where the chords bend; without, at each node. */
  bends?: readonly number[]
  bays: number
  hasNoPosts?: true
}

const gable = (t: number) => 1 - Math.abs(2 * t - 1)
const straight = [0, 1]
const ridged = [0, 0.5, 1]

const outlines = {
  pitched: { bays: 6, upper: gable, bends: ridged },
  pratt: { bays: 5, upper: () => 1, bends: straight },
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
  const { upper, lower = () => 0, bays, bends, hasNoPosts }: Outline = outlines[kind]
  const [low, head] = [lower, upper].map(
    chord =>
      (i: number): Point => [(span * i) / bays, high * chord(i / bays)],
  ) as [(i: number) => Point, (i: number) => Point]
  for (const chord of [low, head]) {
    const run = (bends ?? times(bays + 1, i => i / bays)).map(t => chord(t * bays))
    const isFlat = chord === low && !lower(0.5)
    bars(b, isFlat ? [low(0), low(bays)] : run, color)
  }
  for (let i = 0; i <= bays; i++) {
    const [foot, top] = [low(i), head(i)]
    const isEnd = i === 0 || i === bays
    if ((isEnd || !hasNoPosts) && top[1] - foot[1] > 2.4 * CHORD) webBar(b, foot, top, color)
    const [from, to] = i % 2 ? [top, low(i + 1)] : [foot, head(i + 1)]
    if (i < bays && Math.abs(from[1] - to[1]) > 2 * CHORD) webBar(b, from, to, color)
    if (isEnd) continue
    // Without posts every second node of a chord joins nothing.
    if (!hasNoPosts || i % 2 === 0) plate(b, foot[0], foot[1] + 1, color)
    if (!hasNoPosts || i % 2) plate(b, top[0], top[1] - 7, color)
  }
}

function bars(b: Builder, run: readonly Point[], color: string): void {
  for (const [i, to] of run.entries()) {
    const from = run[i - 1]
    if (from) b.beam(inPlane(from), inPlane(to), CHORD, color)
  }
}

/** A bar that leaves the chords clear at both ends. */
function webBar(b: Builder, from: Point, to: Point, color: string): void {
  const clear =
    (CHORD * (from[0] === to[0] ? 0.55 : 0.85)) / Math.hypot(to[0] - from[0], to[1] - from[1])
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ]
  b.beam(inPlane(at(clear)), inPlane(at(1 - clear)), CHORD * 0.55, color)
}

function plate(b: Builder, x: number, z: number, color: string): void {
  b.quiet.box([x - 8, CHORD + 0.1, z], [16, 1.2, 16], color)
}

const inPlane = ([x, z]: Point): Vec => [x, CHORD / 2, z + CHORD / 2]
