import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { CHORD, type TrussPlan } from './truss-outlines.ts'

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
    const fromAxis = from[0] === to[0] ? 0.55 : 0.85
    const k = (CHORD * fromAxis) / Math.hypot(q[0] - p[0], q[2] - p[2])
    b.beam(between3(p, q, k), between3(q, p, k), CHORD * 0.55, color, { casts: web.length < 14 })
  }
  const plate = (x: number, z: number) =>
    b.box([x - 8, CHORD + 0.1, z], [16, 1.2, 16], color, { casts: false })
  for (const [x, z] of nodes.low) plate(x, z + 1)
  for (const [x, z] of nodes.high) plate(x, z - 7)
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
