import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'

/** A flat truss in its plane: chords as runs of corners, web bars, and nodes with a plate. */
export interface TrussPlan {
  readonly chords: readonly (readonly Point[])[]
  readonly web: readonly (readonly [Point, Point])[]
  readonly nodes: readonly Point[]
}

export type Outline = 'pitched' | 'pratt' | 'warren' | 'bowstring' | 'scissor' | 'lean-to'

const CHORD = 10

/** Plans of roof trusses of a span and a height, the lower left corner at 0, 0. */
export const outlines: Record<Outline, (span: number, high: number) => TrussPlan> = {
  pitched(span, high) {
    const upper = (x: number) => (x <= span / 2 ? x : span - x) * (high / (span / 2))
    return between(span, 6, () => 0, upper, [
      [0, 0],
      [span / 2, high],
      [span, 0],
    ])
  },
  pratt: (span, high) => level(span, high, bays(span, high), false),
  warren: (span, high) => level(span, high, bays(span, high), true),
  bowstring(span, high) {
    const count = 8
    const upper = (x: number) => high * (0.14 + 0.86 * Math.sin((Math.PI * x) / span))
    const run = Array.from(
      { length: count + 1 },
      (_, i): Point => [(i * span) / count, upper((i * span) / count)],
    )
    return between(span, count, () => 0, upper, run)
  },
  scissor(span, high) {
    const upper = (x: number) => (x <= span / 2 ? x : span - x) * (high / (span / 2))
    const lower = (x: number) => upper(x) * 0.42
    const plan = between(span, 6, lower, upper, [
      [0, 0],
      [span / 2, high],
      [span, 0],
    ])
    return {
      ...plan,
      chords: [
        [
          [0, 0],
          [span / 2, high * 0.42],
          [span, 0],
        ],
        ...plan.chords.slice(1),
      ],
    }
  },
  'lean-to'(span, high) {
    const upper = (x: number) => high * (0.24 + (0.76 * x) / span)
    return between(span, 5, () => 0, upper, [
      [0, upper(0)],
      [span, high],
    ])
  },
}

function bays(span: number, high: number): number {
  return Math.max(4, Math.min(9, Math.round(span / high)))
}

function level(span: number, high: number, count: number, warren: boolean): TrussPlan {
  const plan = between(
    span,
    count,
    () => 0,
    () => high,
    [
      [0, high],
      [span, high],
    ],
  )
  const ends = plan.web.filter(([[x], [u]]) => x === u && (x === 0 || x === span))
  return warren ? { ...plan, web: [...ends, ...plan.web.filter(([[x], [u]]) => x !== u)] } : plan
}

/** A lower and an upper chord over `count` bays with posts and falling or zigzag diagonals. */
function between(
  span: number,
  count: number,
  lower: (x: number) => number,
  upper: (x: number) => number,
  run: readonly Point[],
): TrussPlan {
  const web: [Point, Point][] = []
  const nodes: Point[] = []
  for (let i = 0; i <= count; i++) {
    const x = (i * span) / count
    const [low, high]: [Point, Point] = [
      [x, lower(x)],
      [x, upper(x)],
    ]
    if (high[1] - low[1] > 2.4 * CHORD) web.push([low, high])
    if (i > 0 && i < count) nodes.push(low, high)
    if (i === count) continue
    const next = ((i + 1) * span) / count
    const rises = i % 2 === 0
    const bar: [Point, Point] = rises ? [low, [next, upper(next)]] : [high, [next, lower(next)]]
    if (
      Math.abs(bar[0][1] - bar[1][1]) > 2 * CHORD &&
      Math.min(upper(x) - lower(x), upper(next) - lower(next)) > -1
    )
      web.push(bar)
  }
  return {
    chords: [
      [
        [0, lower(0)],
        [span, lower(span)],
      ],
      run,
    ],
    web,
    nodes,
  }
}

/** A truss standing along x, `CHORD` cm thick in y from the origin, with plates on its nodes. */
export function truss(b: Builder, { chords, web, nodes }: TrussPlan, color: string): void {
  const y = CHORD / 2
  const at = ([x, z]: Point): Vec => [x, y, z + CHORD / 2]
  for (const run of chords)
    run.forEach((to, i) => {
      const from = run[i - 1]
      if (from) b.beam(at(from), at(to), CHORD, color)
    })
  for (const [from, to] of web) {
    const [p, q] = [at(from), at(to)]
    const k = (CHORD * 0.85) / Math.hypot(q[0] - p[0], q[2] - p[2])
    b.beam(between3(p, q, k), between3(q, p, k), CHORD * 0.55, color, { casts: web.length < 14 })
  }
  for (const [x, z] of nodes)
    b.box([x - 8, CHORD + 0.1, z - 4], [16, 1.2, 17], color, { casts: false })
}

function between3(p: Vec, q: Vec, k: number): Vec {
  return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k, p[2] + (q[2] - p[2]) * k]
}

/** A truss with two chords above and one below, w wide in y, h high, the corner at the origin. */
export function spaceTruss(
  b: Builder,
  span: number,
  w: number,
  h: number,
  color: string,
  count: number,
): void {
  const t = 8
  for (const y of [0, w - t]) b.box([0, y, h], [span, t, t], color)
  b.box([0, w / 2 - t / 2, 0], [span, t, t], color)
  const bay = span / count
  for (let i = 0; i <= count; i++) {
    const x = Math.min(span - 5, i * bay)
    b.box([x, t, h + 1.5], [5, w - 2 * t, 5], color, { casts: false })
    if (i === count) continue
    for (const side of [t / 2, w - t / 2]) {
      const [low, lean] = [t + 1, side < w / 2 ? -3 : 3]
      b.beam([x + 6, side, h - 1], [x + bay / 2 - 3, w / 2 + lean, low], 4.4, color, {
        casts: false,
      })
      b.beam([x + bay / 2 + 3, w / 2 + lean, low], [x + bay - 3, side, h - 1], 4.4, color, {
        casts: false,
      })
    }
  }
}
