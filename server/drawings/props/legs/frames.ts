import type { Builder } from '../../kit/builder.ts'
import type { Point } from '../../kit/geometry.ts'
import { metals } from '../../kit/palette.ts'

/** A table end: it stands along x, its middle on the origin, made of bars `thick` cm wide. */
export interface Frame {
  readonly w: number
  readonly h: number
  readonly thick: number
  readonly color: string
}

export const xFrames = ['cross', 'framed', 'hourglass', 'shod'] as const
export const uFrames = ['u', 'loop', 'trapeze', 'portal'] as const

/** Two bars crossing at half height, lapped into each other. */
export function xFrame(
  b: Builder,
  style: (typeof xFrames)[number],
  { w, h, thick, color }: Frame,
): void {
  const shoe = style === 'cross' ? 0 : thick * 0.7
  const [low, high] = [shoe, h - (style === 'framed' || style === 'hourglass' ? thick * 0.7 : 0)]
  const head = style === 'hourglass' ? w * 0.3 : w / 2 - thick
  const [p, q]: [Point, Point] = [
    [-w / 2 + thick, low],
    [head, high],
  ]
  const whole = bar(p, q, thick)
  const other = bar([w / 2 - thick, low], [-head, high], thick)
  const [left, right] = [
    halfOf(other, whole[3] as Point, whole[0] as Point),
    halfOf(other, whole[1] as Point, whole[2] as Point),
  ]
  for (const profile of [whole, left, right])
    b.extrude(profile, 'y', [0, -thick / 2, 0], thick, color)
  if (style === 'shod')
    for (const x of [-w / 2 + thick, w / 2 - thick])
      b.box([x - thick, -thick * 0.8, 0], [thick * 2, thick * 1.6, shoe], metals.black)
  if (style === 'framed' || style === 'hourglass') {
    b.box([-w / 2, -thick / 2, 0], [w, thick, shoe], color)
    b.box([-head - thick, -thick / 2, high], [2 * head + 2 * thick, thick, h - high], color)
  }
}

/** Flat or square bar bent to a U, a closed loop, a trapeze or a portal that stands on two feet. */
export function uFrame(
  b: Builder,
  style: (typeof uFrames)[number],
  { w, h, thick, color }: Frame,
): void {
  const [y, foot] = [-thick / 2, style === 'portal' ? 0 : thick]
  const head = style === 'u' ? h - 0.8 : h - thick
  const lean = style === 'trapeze' ? w * 0.16 : 0
  if (foot > 0) b.box([-w / 2 + lean, y, 0], [w - 2 * lean, thick, foot], color)
  // A leaning bar is wider where it is cut level than across.
  const cut = (thick / 2) * (Math.hypot(lean, head - foot) / (head - foot))
  for (const side of [-1, 1]) {
    const [x0, x1] = [side * (w / 2 - lean - cut), side * (w / 2 - cut)]
    b.extrude(bar([x0, foot], [x1, head], thick), 'y', [0, y, 0], thick, color)
    if (style === 'u')
      b.box([x1 - thick, y - thick / 2, head], [thick * 2, thick * 2, h - head], color)
  }
  if (style !== 'u') b.box([-w / 2, y, head], [w, thick, h - head], color)
}

/** A bar between two heights, cut level at both ends: `wide` cm measured square to its length. */
export function bar([x0, z0]: Point, [x1, z1]: Point, wide: number): Point[] {
  const half = (wide / 2) * (Math.hypot(x1 - x0, z1 - z0) / (z1 - z0))
  return [
    [x0 - half, z0],
    [x0 + half, z0],
    [x1 + half, z1],
    [x1 - half, z1],
  ]
}

/** The part of a convex profile to the right of the line from p to q. */
function halfOf(profile: readonly Point[], p: Point, q: Point): Point[] {
  const side = ([x, z]: Point) => (q[0] - p[0]) * (z - p[1]) - (q[1] - p[1]) * (x - p[0])
  return profile.flatMap((from, i) => {
    const to = profile[(i + 1) % profile.length] as Point
    const [a, b] = [side(from), side(to)]
    const kept = a <= 0 ? [from] : []
    if (a * b >= 0) return kept
    const t = a / (a - b)
    return [...kept, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]]
  })
}
