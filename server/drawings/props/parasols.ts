import type { Builder } from '../kit/builder.ts'
import { add, scale, type Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { bent } from './bent.ts'
import { plate } from './outline.ts'
import { rounded } from './sweep.ts'

export interface Canopy {
  readonly sides: number
  /** Half width of the canopy; `deep` where it is not as deep as wide. */
  readonly r: number
  readonly deep?: number
  /** Height of the rim, and of the top above it. */
  readonly z: number
  readonly rise: number
  readonly colors: readonly string[]
  readonly valance?: number
  /** Tilt towards +y, in degrees. */
  readonly tilt?: number
}

/** Panels of cloth between ribs, around the vertical through the origin. */
export function canopyOf(b: Builder, look: Canopy): void {
  const { sides, r, deep = r, z, rise, colors, valance = 0, tilt = 0 } = look
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)]
  const at = (x: number, y: number, up: number): Vec => [
    x,
    y * cos + up * sin,
    z + up * cos - y * sin,
  ]
  const rim = (i: number, up: number, k = 1): Vec => {
    const a = ((i + 0.5) / sides) * 2 * Math.PI
    const out = sides === 4 ? k * Math.SQRT2 : k
    return at(Math.cos(a) * r * out, Math.sin(a) * deep * out, up)
  }
  for (let i = 0; i < sides; i++) {
    const color = colors[i % colors.length] as string
    const edge = (up: number) => [rim(i, up), rim(i + 1, up)]
    const hem = (up: number) => [...edge(up), rim(i + 1, up, 0.99), rim(i, up, 0.99)]
    if (valance > 0) b.loft(hem(-valance), hem(0), lighter(color, 0.06), { casts: false })
    b.loft([...edge(0), at(0, 0, rise - 1.4)], [...edge(1.4), at(0, 0, rise)], color)
  }
  b.ball(at(0, 0, rise + 2), 3, '#e9e2d2')
}

const stone = '#b5b6b0'
const feet = { plate: 4, stone: 9, cross: 5, spike: 0 }

/** A pole in a weighted foot. */
export function pole(b: Builder, h: number, color: string, foot: keyof typeof feet): void {
  const low = feet[foot]
  if (foot === 'plate') plate(b, 27, 0, low, '#8d979a')
  if (foot === 'stone') b.box([-24, -24, 0], [48, 48, low], stone)
  if (foot === 'cross') {
    b.box([-34, -4, 0], [68, 8, low], color)
    for (const y of [-34, 4]) b.box([-4, y, 0], [8, 30, low], color)
  }
  const sleeve = low > 0 ? 22 : 0
  if (sleeve > 0) b.cylinder([0, 0, low], 4, sleeve, color)
  b.cylinder([0, 0, low + sleeve], 2.4, h - low - sleeve, color, { capped: false })
}

/** A post that stands aside and carries a canopy on its arm, whose middle is above the origin. */
export function sidePost(b: Builder, reach: number, h: number, color: string): void {
  for (const x of [-48, 2]) for (const y of [-48, 2]) b.box([x - reach, y, 0], [46, 46, 6], stone)
  const path: Vec[] = [
    [-reach, 0, 6.2],
    [-reach, 0, h * 0.72],
    [-reach * 0.7, 0, h],
    [0, 0, h],
  ]
  bent(b, rounded(path, 40), 6, color, { across: [0, 1, 0] })
  b.cylinder([0, 0, h - 12], 2, 9, color)
}

/** A sail between three or four posts, which sags towards its middle. */
export function sail(b: Builder, corners: readonly Vec[], color: string, post: string): void {
  for (const [x, y, z] of corners) {
    plate(b.at(x, y), 13, 0, 3, '#8d979a')
    b.cylinder([x, y, 3], 3.4, z + 7, post)
  }
  const middle = mean(corners, 14)
  for (const [i, corner] of corners.entries()) {
    const from = mixed(corner, middle, 0.05)
    const to = mixed(corners[(i + 1) % corners.length] as Vec, middle, 0.05)
    const hem = mixed(mean([from, to], 5), middle, 0.14)
    for (const [start, end] of [
      [from, hem],
      [hem, to],
    ] as const) {
      const ring = (up: number) => [start, end, middle].map(([x, y, z]): Vec => [x, y, z + up])
      b.loft(ring(0), ring(1.2), color)
    }
  }
}

/** The middle of several points, `below` cm lower. */
function mean(points: readonly Vec[], below: number): Vec {
  const [x, y, z] = scale(points.reduce(add), 1 / points.length)
  return [x, y, z - below]
}

/** A point on the way from one to another. */
function mixed(from: Vec, to: Vec, share: number): Vec {
  return add(scale(from, 1 - share), scale(to, share))
}

/** A cone of grass on a pole, in two tiers. */
export function thatch(b: Builder, r: number, z: number): void {
  for (const [low, high, from, to, shade] of [
    [1, 0.42, 0, 0.42, 0.08],
    [0.62, 0.02, 0.42, 0.95, 0],
  ] as const) {
    const profile = [
      [r * low, 0],
      [r * low, 5],
      [r * high, r * (to - from)],
    ] as const
    b.turned([0, 0, z + r * from], profile, darker('#c3a468', shade))
  }
}
