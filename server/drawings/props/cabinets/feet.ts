import type { Builder } from '../../kit/builder.ts'
import { darker } from '../../kit/light.ts'
import { cabriole } from '../legs/curved.ts'
import { hairpin } from '../legs/hairpin.ts'
import { type Leg, stand } from '../legs/leg.ts'
import { squareLeg, tapered } from '../legs/shaped.ts'
import { turnedLeg } from '../legs/turned.ts'

export const feetStyles = [
  'plinth',
  'leaning',
  'posts',
  'sled',
  'hairpin',
  'turned',
  'cabriole',
  'bracket',
  'frame',
] as const
export type FeetStyle = (typeof feetStyles)[number]

export interface Feet {
  readonly style: FeetStyle
  /** Size of what they carry; its corner with the smallest coordinates is the origin. */
  readonly w: number
  readonly d: number
  readonly h: number
  readonly wood: string
  readonly metal: string
}

/** What a piece of furniture stands on. */
export function feet(b: Builder, { style, w, d, h, wood, metal }: Feet): void {
  if (style === 'plinth') b.box([2, 2, 0], [w - 4, d - 5, h], darker(wood, 0.35))
  else if (style === 'sled') for (const x of [w * 0.12, w * 0.88 - 3]) hoop(b, x, d, h, metal)
  else if (style === 'frame') frame(b, w, d, h, metal)
  else if (style === 'bracket') brackets(b, w, d, h, wood)
  else {
    const inset = style === 'hairpin' ? 7 : style === 'posts' ? 2.5 : 5
    for (const sx of [-1, 1])
      for (const sy of [-1, 1]) {
        const leg = single(style, h, wood, metal, [sx * Math.SQRT1_2, sy * Math.SQRT1_2])
        stand(b.at(sx < 0 ? inset : w - inset, sy < 0 ? inset : d - inset), leg)
      }
  }
}

function single(
  style: FeetStyle,
  h: number,
  wood: string,
  metal: string,
  out: readonly [number, number],
): Leg {
  const shape = { h, half: 2.4, color: wood, out }
  if (style === 'leaning') return tapered('leaning', { ...shape, half: 2 + h * 0.02 })
  if (style === 'posts') return squareLeg('plain', { ...shape, half: 2.5 })
  if (style === 'hairpin') return hairpin('two', { ...shape, color: metal, half: 3 })
  if (style === 'cabriole') return cabriole({ ...shape, half: 3 }, 1, 13)
  return turnedLeg(h < 22 ? 'pear' : 'ringed', { h, half: 3, color: wood })
}

function hoop(b: Builder, x: number, d: number, h: number, color: string): void {
  b.box([x, 2, 0], [3, d - 4, 1.6], color)
  for (const y of [2, d - 3.6]) b.box([x, y, 1.6], [3, 1.6, h - 1.6], color)
}

function frame(b: Builder, w: number, d: number, h: number, color: string): void {
  const t = 2.4
  for (const x of [1, w - 1 - t]) for (const y of [1, d - 1 - t]) b.box([x, y, 0], [t, t, h], color)
  const low = Math.max(0, h * 0.3 - t)
  if (h < 18) return
  for (const y of [1, d - 1 - t]) b.box([1 + t, y, low], [w - 2 - 2 * t, t, t], color)
  for (const x of [1, w - 1 - t]) b.box([x, 1 + t, low], [t, d - 2 - 2 * t, t], color)
}

function brackets(b: Builder, w: number, d: number, h: number, wood: string): void {
  const long = Math.min(16, w * 0.2)
  for (const [from, way] of [
    [0.5, 1],
    [w - 0.5, -1],
  ] as const)
    b.extrude(
      [
        [from, 0],
        [from + way * long * 0.5, 0],
        [from + way * long, h],
        [from, h],
      ],
      'y',
      [0, d - 3, 0],
      2.4,
      wood,
    )
  for (const x of [0.5, w - 2.9])
    for (const [from, way] of [
      [0.5, 1],
      [d - 3.1, -1],
    ] as const)
      b.extrude(
        [
          [from, 0],
          [from + way * 4, 0],
          [from + way * Math.min(10, d * 0.3), h],
          [from, h],
        ],
        'x',
        [x, 0, 0],
        2.4,
        wood,
      )
}
