import type { Point } from '../kit/geometry.ts'

/** A flat truss in its plane: chords as runs of corners, web bars, and nodes with a plate. */
export interface TrussPlan {
  readonly chords: readonly (readonly Point[])[]
  readonly web: readonly (readonly [Point, Point])[]
  /** Where bars meet on the lower and on the upper chord. */
  readonly nodes: { readonly low: readonly Point[]; readonly high: readonly Point[] }
}

export type Outline = 'pitched' | 'pratt' | 'warren' | 'bowstring' | 'scissor' | 'lean-to'

export const CHORD = 10

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
    const upper = (x: number) => high * Math.sin((Math.PI * x) / span)
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
  if (!warren) return plan
  // Without posts every second node of a chord joins nothing.
  const nodes = {
    low: plan.nodes.low.filter((_, i) => i % 2 === 1),
    high: plan.nodes.high.filter((_, i) => i % 2 === 0),
  }
  return { ...plan, web: [...ends, ...plan.web.filter(([[x], [u]]) => x !== u)], nodes }
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
  const nodes: { low: Point[]; high: Point[] } = { low: [], high: [] }
  for (let i = 0; i <= count; i++) {
    const x = (i * span) / count
    const [low, high]: [Point, Point] = [
      [x, lower(x)],
      [x, upper(x)],
    ]
    if (high[1] - low[1] > 2.4 * CHORD) web.push([low, high])
    if (i > 0 && i < count) {
      nodes.low.push(low)
      nodes.high.push(high)
    }
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
