import type { Builder } from '../kit/builder.ts'
import { oblong, type Point, pairs, type Vec } from '../kit/geometry.ts'
import { bent } from './bent.ts'

export type LegStyle = keyof typeof leg

export interface Legs {
  /** Distance between the outer faces of the legs, at the seat; as deep as wide without `d`. */
  w: number
  d?: number
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

export function legs(b: Builder, style: LegStyle, look: Legs) {
  const { h, thick = 4, color, front } = look
  for (const side of corners.slice(front ? 2 : 0))
    leg[style](b, placeOf(look, side, 0), placeOf(look, side, h), thick, color, side)
}

/** Bars between four legs at height `z`: an H, or one along every side. */
export function stretchers(b: Builder, style: 'h' | 'box', z: number, look: Legs) {
  const { thick = 4, color } = look
  const [x, y] = placeOf(look, [1, 1], z)
  const [t, gap, high] = [thick * 0.55, thick / 2, style === 'h' ? z : z + 3]
  for (const side of [-x, x]) b.quiet.beam([side, gap - y, z], [side, y - gap, z], t, color)
  for (const at of style === 'h' ? [0] : [-y, y])
    b.quiet.beam([gap - x, at, high], [x - gap, at, high], t, color)
}

/** Signs along x and y, those in front last. */
export const corners = pairs('-1 -1, 1 -1, -1 1, 1 1')

/** The middle of the leg at a side, at a height. */
function placeOf(look: Legs, [sx, sy]: Point, z: number): Vec {
  const { w, d = w, back = w, h, thick = 4, splay = 0 } = look
  const out = splay * (1 - z / h) - thick / 2
  return [sx * ((sy < 0 ? back : w) / 2 + out), sy * (d / 2 + out), z]
}

type Leg = (b: Builder, foot: Vec, head: Vec, t: number, color: string, side: Point) => void

const leg = {
  square: (b, foot, head, t, color) => b.loft(square(foot, t), square(head, t), color),
  tapered: (b, foot, head, t, color) => b.loft(square(foot, t * 0.6), square(head, t), color),
  dowel: (b, foot, head, t, color) => bent(b, [head, foot], t, color, { taper: 0.62 }),
  turned(b, _, head, t, color) {
    const [x, y, h] = head
    const k = t / 2
    const shaft = '0.6 0, 0.95 0.04, 0.6 0.1, 1.05 0.5, 0.65 0.57, 1.15 0.62, 0.7 0.67, 1 0.74'
    b.turned([x, y, 0], pairs(shaft, [k, h]), color)
    b.box([x - k, y - k, h * 0.74], [t, t, h * 0.26], color)
  },
  cabriole(b, _, [x, y, h], t, color, [sx, sy]) {
    const swing = pairs('-0.35 1, 1.54 0.88, 1.12 0.66, -0.56 0.36, -0.56 0.14, 1.68 0')
    const path = swing.map(([out, z]): Vec => [x + sx * out, y + sy * out, z * h])
    bent(b, path, t * 1.5, color, { taper: 0.5 })
  },
} satisfies Record<string, Leg>

function square([x, y, z]: Vec, t: number): Vec[] {
  const r = t / 2
  return oblong([x - r, y - r], [x + r, y + r], z)
}
