import type { Builder } from '../kit/builder.ts'
import { oblong, type Point, pairs, type Vec } from '../kit/geometry.ts'
import { bent } from './bent.ts'

const legStyles = ['square', 'tapered', 'turned', 'dowel', 'cabriole'] as const
export type LegStyle = (typeof legStyles)[number]

export interface Legs {
  /** Distance between the outer faces of the legs, at the seat. */
  w: number
  d: number
  /** The distance at -y, where it is smaller. */
  back?: number
  /** Height of what stands on the legs. */
  h: number
  color: string
  thick?: number
  /** How far the feet stand out, in cm. */
  splay?: number
  /** Only the legs at +y. */
  front?: boolean
}

export function legs(b: Builder, style: LegStyle, look: Legs): void {
  for (const [sx, sy] of look.front ? FRONT : CORNERS) {
    const foot = footOf(look, sx, sy, 0)
    const head = footOf(look, sx, sy, look.h)
    leg[style](b, foot, head, look.thick ?? 4, look.color, [sx, sy])
  }
}

/** Bars between four legs at height `z`: an H, or one along every side. */
export function stretchers(b: Builder, style: 'h' | 'box', z: number, look: Legs): void {
  const t = (look.thick ?? 4) * 0.55
  const [x, y] = footOf(look, 1, 1, z)
  const gap = (look.thick ?? 4) / 2
  for (const side of [-x, x]) b.quiet.beam([side, -y + gap, z], [side, y - gap, z], t, look.color)
  const across = style === 'h' ? [0] : [-y, y]
  for (const at of across) {
    const lift = style === 'h' ? 0 : 3
    b.quiet.beam([-x + gap, at, z + lift], [x - gap, at, z + lift], t, look.color)
  }
}

const CORNERS = pairs('-1 -1, 1 -1, -1 1, 1 1')
const FRONT = CORNERS.slice(2)

function footOf(
  { w, d, back = w, h, thick = 4, splay = 0 }: Legs,
  sx: number,
  sy: number,
  z: number,
): Vec {
  const out = splay * (1 - z / h) - thick / 2
  return [sx * ((sy < 0 ? back : w) / 2 + out), sy * (d / 2 + out), z]
}

const leg: Record<
  LegStyle,
  (b: Builder, foot: Vec, head: Vec, t: number, color: string, side: Point) => void
> = {
  square: (b, foot, head, t, color) => b.loft(square(foot, t), square(head, t), color),
  tapered: (b, foot, head, t, color) => b.loft(square(foot, t * 0.6), square(head, t), color),
  dowel: (b, foot, head, t, color) => bent(b, [head, foot], t, color, { taper: 0.62, sides: 6 }),
  turned(b, _, head, t, color) {
    const [x, y, h] = head
    const k = t / 2
    b.turned(
      [x, y, 0],
      pairs('0.6 0, 0.95 0.04, 0.6 0.1, 1.05 0.5, 0.65 0.57, 1.15 0.62, 0.7 0.67, 1 0.74', [k, h]),
      color,
    )
    b.box([x - k, y - k, h * 0.74], [t, t, h * 0.26], color)
  },
  cabriole(b, _, [x, y, h], t, color, [sx, sy]) {
    const out = (by: number, z: number): Vec => [x + sx * by * 0.7, y + sy * by * 0.7, z * h]
    bent(
      b,
      [out(-0.5, 1), out(2.2, 0.88), out(1.6, 0.66), out(-0.8, 0.36), out(-0.8, 0.14), out(2.4, 0)],
      t * 1.5,
      color,
      { taper: 0.5, sides: 6 },
    )
  },
}

function square([x, y, z]: Vec, t: number): Vec[] {
  const r = t / 2
  return oblong([x - r, y - r], [x + r, y + r], z)
}
