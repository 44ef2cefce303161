import type { Builder } from '../kit/builder.ts'
import { inTurn, points, type Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/palette.ts'
import { plate } from './outline.ts'

interface Canopy {
  sides: number
  r: number
  /** Height of the rim, and of the top above it. */
  z: number
  rise: number
  colors: readonly string[]
  valance?: number
  /** Tilt towards +y, in degrees. */
  tilt?: number
}

/** Panels of cloth between ribs, around the vertical through the origin. */
export function canopyOf(b: Builder, { sides, r, z, rise, colors, valance = 0, tilt = 0 }: Canopy) {
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)]
  const at = (x: number, y: number, up: number): Vec => [
    x,
    y * cos + up * sin,
    z + up * cos - y * sin,
  ]
  const rim = (i: number, up: number, k = 1): Vec => {
    const a = ((i + 0.5) / sides) * 2 * Math.PI
    const out = sides === 4 ? k * Math.SQRT2 : k
    return at(Math.cos(a) * r * out, Math.sin(a) * r * out, up)
  }
  for (let i = 0; i < sides; i++) {
    const color = inTurn(colors, i)
    const edge = (up: number) => [rim(i, up), rim(i + 1, up)]
    const hem = (up: number) => [...edge(up), rim(i + 1, up, 0.99), rim(i, up, 0.99)]
    if (valance > 0) b.quiet.loft(hem(-valance), hem(0), lighter(color, 0.06))
    b.loft([...edge(0), at(0, 0, rise - 1.4)], [...edge(1.4), at(0, 0, rise)], color)
  }
  b.ball(at(0, 0, rise + 2), 3, '#e9e2d2')
}

const stone = '#b5b6b0'
const feet = { plate: 4, stone: 9, cross: 5, spike: 0 }

export function pole(b: Builder, h: number, color: string, foot: keyof typeof feet) {
  const low = feet[foot]
  if (foot === 'plate') plate(b, 27, 0, low, '#8d979a')
  if (foot === 'stone') b.block(0, [48, 48, low], stone)
  if (foot === 'cross') {
    b.block(0, [68, 8, low], color)
    for (const y of [-34, 4]) b.block([y, 0], [8, 30, low], color)
  }
  const sleeve = low > 0 ? 22 : 0
  if (sleeve > 0) b.cylinder(low, 4, sleeve, color)
  b.cylinder(low + sleeve, 2.4, h - low - sleeve, color, { capped: false })
}

export function thatch(b: Builder, r: number, z: number) {
  for (const [low, high, from, to, shade] of [
    [1, 0.42, 0, 0.42, 0.08],
    [0.62, 0.02, 0.42, 0.95, 0],
  ] as const) {
    const profile = points([r * low, 0], [r * low, 5], [r * high, r * (to - from)])
    b.turned(z + r * from, profile, darker('#c3a468', shade))
  }
}
