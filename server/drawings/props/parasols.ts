import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
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
  const t = (tilt * Math.PI) / 180
  const lean = ([x, y, up]: Vec): Vec => [
    x,
    y * Math.cos(t) + (up - z) * Math.sin(t),
    z + (up - z) * Math.cos(t) - y * Math.sin(t),
  ]
  const rim = (i: number, up: number): Vec => {
    const a = ((i + 0.5) / sides) * 2 * Math.PI
    const k = sides === 4 ? Math.SQRT2 : 1
    return lean([Math.cos(a) * r * k, Math.sin(a) * deep * k, up])
  }
  const top = (up: number): Vec => lean([0, 0, z + rise + up])
  for (let i = 0; i < sides; i++) {
    const color = colors[i % colors.length] as string
    if (valance > 0) {
      const [p, q] = [rim(i, z - valance), rim(i + 1, z - valance)]
      const inwards = (v: Vec): Vec => [v[0] * 0.99, v[1] * 0.99, v[2]]
      b.loft(
        [p, q, inwards(q), inwards(p)],
        [rim(i, z), rim(i + 1, z), inwards(rim(i + 1, z)), inwards(rim(i, z))],
        lighter(color, 0.06),
        { casts: false },
      )
    }
    b.loft(
      [rim(i, z), rim(i + 1, z), top(-1.4)],
      [rim(i, z + 1.4), rim(i + 1, z + 1.4), top(0)],
      color,
    )
  }
  b.ball(top(2), 3, '#e9e2d2')
}

/** A pole in a weighted foot. */
export function pole(
  b: Builder,
  h: number,
  color: string,
  foot: 'plate' | 'stone' | 'cross' | 'spike',
): void {
  if (foot === 'plate') plate(b, 27, 0, 4, '#8d979a')
  if (foot === 'stone') b.box([-24, -24, 0], [48, 48, 9], '#b5b6b0')
  if (foot === 'cross') {
    b.box([-34, -4, 0], [68, 8, 5], color)
    for (const y of [-34, 4]) b.box([-4, y, 0], [8, 30, 5], color)
  }
  const from = { plate: 4, stone: 9, cross: 5, spike: 0 }[foot]
  if (foot !== 'spike') b.cylinder([0, 0, from], 4, 22, color)
  const low = foot === 'spike' ? 0 : from + 22
  b.cylinder([0, 0, low], 2.4, h - low, color, { capped: false })
}

/** A post that stands aside and carries a canopy on its arm, whose middle is above the origin. */
export function sidePost(b: Builder, reach: number, h: number, color: string): void {
  for (const [x, y] of [
    [-48, -48],
    [2, -48],
    [-48, 2],
    [2, 2],
  ] as const)
    b.box([-reach + x, y, 0], [46, 46, 6], '#b5b6b0')
  const path: Vec[] = [
    [-reach, 0, 6.2],
    [-reach, 0, h * 0.72],
    [-reach * 0.7, 0, h],
    [0, 0, h],
  ]
  bent(b, rounded(path, 40), 6, color, { across: [0, 1, 0] })
  b.cylinder([0, 0, h - 12], 2, 9, color)
}

/** A sail between three or four corners. */
export function sail(b: Builder, corners: readonly Vec[], color: string, post: string): void {
  for (const [x, y, z] of corners) {
    plate(b.at(x, y), 13, 0, 3, '#8d979a')
    b.cylinder([x, y, 3], 3.4, z + 7, post)
  }
  const middle = corners.reduce<Vec>(
    (sum, c) => [
      sum[0] + c[0] / corners.length,
      sum[1] + c[1] / corners.length,
      sum[2] + c[2] / corners.length,
    ],
    [0, 0, -14],
  )
  const pulled = corners.map(
    ([x, y, z]): Vec => [x + (middle[0] - x) * 0.05, y + (middle[1] - y) * 0.05, z],
  )
  pulled.forEach((p, i) => {
    const q = pulled[(i + 1) % pulled.length] as Vec
    const between: Vec = [
      ((p[0] + q[0]) / 2) * 0.86 + middle[0] * 0.14,
      ((p[1] + q[1]) / 2) * 0.86 + middle[1] * 0.14,
      (p[2] + q[2]) / 2 - 7,
    ]
    for (const [a, c] of [
      [p, between],
      [between, q],
    ] as const) {
      const up = (v: Vec): Vec => [v[0], v[1], v[2] + 1.2]
      b.loft([a, c, middle], [up(a), up(c), up(middle)], color)
    }
  })
}

/** A cone of grass on a pole, in two tiers. */
export function thatch(b: Builder, r: number, z: number): void {
  const straw = '#c3a468'
  const tier = (low: Point, high: Point, color: string) =>
    b.turned(
      [0, 0, low[1]],
      [
        [low[0], 0],
        [low[0] * 1.01, 5],
        [high[0], high[1] - low[1]],
      ],
      color,
    )
  tier([r, z], [r * 0.42, z + r * 0.42], darker(straw, 0.08))
  tier([r * 0.62, z + r * 0.42], [3, z + r * 0.95], straw)
}
